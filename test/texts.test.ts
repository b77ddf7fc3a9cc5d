import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const SRC = new URL('../src/', import.meta.url)
const FILES = readdirSync(fileURLToPath(SRC), { recursive: true, encoding: 'utf8' }).map(file =>
  file.replaceAll('\\', '/'),
)
const ENGLISH = FILES.filter(file => /text\/(?:en\/[\w-]+|(?:[\w-]+-)?en)\.ts$/.test(file))

/** What is spelt alike in both languages. */
const ALIKE = ['Undercroft', 'Gold', 'Hand', 'Boss', 'Paladin', 'Teleport', 'plus', 'minus', 'Esc']

/** Text that is spoken when something is refused: each of its functions takes words, numbers or lists. */
const REFUSALS = /^(engine|table|web\/worker)\/text\/|\/(faults|marks)-en\.ts$|\/en\/(faults|marks)\.ts$/
/** A word, a number and a list at once. */
const ANYTHING = [['7'], ['8'], ['9'], ['10']]
/** These take something else; parse and file tests hear them. */
const PARTICULAR = ['at', 'issue']

async function textIn(file: string): Promise<unknown> {
  return { ...(await import(/* @vite-ignore */ new URL(file, SRC).href)) }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Every place where a language says nothing, or the same as English. */
function* gapsIn(en: unknown, de: unknown, place: string, isRefusal: boolean): Generator<string> {
  if (typeof en !== typeof de) yield `${place} is missing`
  else if (typeof en === 'string' && /\p{L}{2}/u.test(en)) {
    if (en === de && !ALIKE.includes(en)) yield `${place} is English: ${en}`
  } else if (typeof en === 'function' && typeof de === 'function') {
    if (isRefusal && !PARTICULAR.includes(place.split('.').at(-1) ?? ''))
      yield* gapsIn(Reflect.apply(en, null, ANYTHING), Reflect.apply(de, null, ANYTHING), `${place}()`, false)
  } else {
    const others = new Map(entriesOf(de))
    for (const [key, value] of entriesOf(en))
      yield* gapsIn(value, others.get(key), `${place}.${key}`, isRefusal)
  }
}

describe('a language is a file', () => {
  test('there are texts to look at', () => {
    expect(ENGLISH.length).toBeGreaterThan(20)
  })

  test.each(ENGLISH)('%s has German beside it, which says the same things differently', async file => {
    const german = file.replace(/text\/en\//, 'text/de/').replace(/en\.ts$/, 'de.ts')
    expect(FILES).toContain(german)
    const de = new Map(entriesOf(await textIn(german)))
    const twins = entriesOf(await textIn(file))
      .map(([name, text]) => ({ name, text, twin: de.get(name === 'en' ? 'de' : name) }))
      .filter(({ twin }) => twin !== undefined)
    expect(twins).not.toEqual([])
    const gaps = twins.flatMap(({ name, text, twin }) => [...gapsIn(text, twin, name, REFUSALS.test(file))])
    expect(gaps).toEqual([])
  })
})

test('only the terminal, and a farm of terminals, refuses in English alone', () => {
  const elsewhere = FILES.filter(
    file => /\.tsx?$/.test(file) && !/^cli\/|^sim\/farm\/|\.test\.ts$/.test(file),
  )
  const plain = elsewhere.filter(file =>
    /import \{[^}]*\brefuse\b[^}]*\} from '[./]*(engine\/)?result\.ts'/.test(
      readFileSync(new URL(file, SRC), 'utf8'),
    ),
  )
  expect(plain).toEqual([])
})

/** Attributes that a person sees or hears. */
const SAID = ['aria-label', 'aria-description', 'title', 'alt', 'label', 'placeholder']

function* wordsOf(node: ts.Node): Generator<string> {
  if (ts.isJsxText(node)) yield node.text
  if (ts.isJsxAttribute(node) && SAID.includes(node.name.getText()))
    yield node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : ''
  const inside: ts.Node[] = []
  ts.forEachChild(node, child => void inside.push(child))
  for (const child of inside) yield* wordsOf(child)
}

test('no word of the page stands outside its texts', () => {
  const pages = FILES.filter(file => /^web\/.*\.tsx$/.test(file) && !file.startsWith('web/parts/gallery'))
  const found = pages.flatMap(file => {
    const source = readFileSync(new URL(file, SRC), 'utf8')
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    return [...wordsOf(tree)].filter(said => /\p{L}{2}/u.test(said)).map(said => `${file}: ${said.trim()}`)
  })
  expect(found).toEqual([])
})
