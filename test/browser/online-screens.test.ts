import { openEyes } from '../web/eyes/eyes.ts'
import { LAPTOP, PHONE, USUAL } from '../web/eyes/sizes.ts'
import { FAR_SCREENS } from '../web/far-screens.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { flawsOf, overflowOf } from '../web/visit.ts'

describeInHouse('screens of those who play at a distance', () => {
  test('have no flaw for eyes, ears and fingers, in the longer language', async ({ arrive, expect }) => {
    const host = await arrive('Adalbertine', { locale: 'de' }, { language: 'de' })
    const guest = await arrive('Bram')
    const eyes = await openEyes(host.page)
    const found: string[] = []
    for (const { name, show } of FAR_SCREENS) {
      await show(host, guest)
      for (const screen of USUAL) {
        await eyes.turnTo(screen)
        const heard = screen === LAPTOP || screen === PHONE ? await flawsOf(host.page) : []
        const flaws = [...(await eyes.look(screen)), ...(await overflowOf(host.page)), ...heard]
        found.push(...flaws.map(flaw => `${name}, ${screen.name}: ${flaw}`))
      }
      await eyes.turnTo(LAPTOP)
    }
    expect([...found, ...host.faults]).toEqual([])
  })
})
