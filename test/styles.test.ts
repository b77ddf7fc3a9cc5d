import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url))
const STYLES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.css'))
  .map(file => ({ file, css: withoutComments(readFileSync(WEB + file, 'utf8')) }))

/** What stands in no layer: fonts, names of sizes, and the list of the layers. */
const LAYERLESS = ['styles/fonts.css', 'styles/screens.css', 'styles/index.css']

/** By folder; a slip of paper that a screen lays into the frame may be a part. */
const LAYERS = [
  [/^styles\/tokens\.css$/, ['tokens']],
  [/^styles\//, ['base']],
  [/^parts\//, ['parts']],
  [/^games\//, ['game']],
  [/^/, ['frame', 'parts']],
] as const

const PREFIXES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(`${WEB}games`, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => [name, prefixOf(name)]),
)

function prefixOf(game: string): string {
  const [, prefix = ''] = /prefix: '(\w+)'/.exec(readFileSync(`${WEB}games/${game}/look.tsx`, 'utf8')) ?? []
  return prefix
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '')
}

/** Every selector by itself: `:is(.a, .b)` stays whole. */
function selectorsIn(css: string): string[] {
  const heads = [...css.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads.filter(head => !/^(@|from|to|\d+%)/.test(head)).flatMap(head => head.split(/,\s*(?![^(]*\))/))
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)

const inLayer = (layer: string) =>
  STYLES.filter(({ css }) => css.includes(`@layer ${layer} {`)).flatMap(({ css }) => selectorsIn(css))

const leading = (layer: string): Set<string> =>
  new Set(inLayer(layer).flatMap(selector => classesIn(selector)[0] ?? []))

/** Properties of the frame that are set here. */
const setIn = (css: string): string[] => [...css.matchAll(/(--frame-[\w-]+):/g)].map(([, name = '']) => name)

const READ = STYLES.flatMap(({ css }) =>
  [...css.matchAll(/var\(\s*(--frame-[\w-]+)/g)].map(([, name = '']) => name),
)

describe('the styles of the page', () => {
  test.each(STYLES.filter(({ file }) => !LAYERLESS.includes(file)))(
    '$file is in its layer',
    ({ file, css }) => {
      const [, allowed = []] = LAYERS.find(([folder]) => folder.test(file)) ?? []
      const outside = css.replaceAll(/^@layer (\w+) \{[^]*?^\}/gm, '').trim()
      expect(outside).toBe('')
      for (const [, layer] of css.matchAll(/^@layer (\w+)/gm)) expect(allowed).toContain(layer)
    },
  )

  test('call sizes of the screen by their names', () => {
    const numbers = STYLES.filter(({ file }) => file !== 'styles/screens.css').flatMap(({ file, css }) =>
      [...css.matchAll(/@media[^{]*\d+px/g)].map(([media]) => `${file}: ${media}`),
    )
    expect(numbers).toEqual([])
  })
})

describe.each(Object.entries(PREFIXES))('the styles of %s', (game, prefix) => {
  const own = STYLES.filter(({ file }) => file.startsWith(`games/${game}/`))
  const selectors = own.flatMap(({ file, css }) => selectorsIn(css).map(selector => ({ file, selector })))

  test('begin every selector with a class of their own', () => {
    const foreign = selectors.filter(({ selector }) => !classesIn(selector)[0]?.startsWith(`${prefix}-`))
    expect(foreign).toEqual([])
  })

  test('leave the frame to itself: they set its properties on their table', () => {
    const parts = [...leading('parts'), ...leading('base')]
    const frame = new Set([...leading('frame')].filter(name => !parts.includes(name)))
    expect(selectors.filter(({ selector }) => classesIn(selector).some(name => frame.has(name)))).toEqual([])
    const setting = own.flatMap(({ css }) => [...css.matchAll(/([^{};]+)\{(?=[^{}]*--frame-[\w-]+:)/g)])
    expect(setting.filter(([, head = '']) => !head.trim().startsWith(`.${prefix}-table`))).toEqual([])
  })

  test('are named by nobody else', () => {
    const others = STYLES.filter(style => !own.includes(style))
    expect(others.filter(({ css }) => css.includes(`.${prefix}-`)).map(({ file }) => file)).toEqual([])
  })

  test('set no property that nobody reads', () => {
    expect(own.flatMap(({ css }) => setIn(css)).filter(name => !READ.includes(name))).toEqual([])
  })
})

test('the frame reads no property that nobody sets', () => {
  const set = STYLES.flatMap(({ css }) => setIn(css))
  expect(READ.filter(name => !set.includes(name))).toEqual([])
})
