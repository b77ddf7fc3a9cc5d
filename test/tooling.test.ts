import { connect } from '@nats-io/transport-node'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { describeWith, launchBrowser, startNats, startPostgres } from './components.ts'

describeWith(['browser'], 'the browser', () => {
  test('renders a page, and its title can be read', async () => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.setContent('<title>The table</title><h1 id="sign">Down we go</h1>')
      expect(await page.title()).toBe('The table')
      expect((await page.locator('#sign').boundingBox())?.width).toBeGreaterThan(0)
    } finally {
      await browser.close()
    }
  })
})

describeWith(['postgres'], 'Postgres', () => {
  test('answers a query', async () => {
    const postgres = await startPostgres()
    const client = new Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const answer = await client.query('select 1 as one')
      expect(answer.rows).toEqual([{ one: 1 }])
    } finally {
      await client.end()
      await postgres.stop()
    }
  })
})

describeWith(['nats-server'], 'NATS', () => {
  test('carries a message from publisher to subscriber', async () => {
    const nats = await startNats()
    const connection = await connect({ servers: nats.url })
    try {
      const inbox = connection.subscribe('table.1', { max: 1 })
      connection.publish('table.1', 'a hero descends')
      const heard: string[] = []
      for await (const message of inbox) heard.push(message.string())
      expect(heard).toEqual(['a hero descends'])
    } finally {
      await connection.close()
      await nats.stop()
    }
  })
})
