/**
 * A study as one page that needs nothing else: no script, no other file, no network. It is a string, made anywhere from
 * the counts, the words of the game and what it is given to look nice.
 */

import type { AnyKit, Facts, Language } from '../../engine/types.ts'
import { comparedKindsIn } from '../lab/compared.ts'
import { findingsOf } from '../lab/findings.ts'
import type { Progress } from '../lab/record.ts'
import { partsOfBuild } from '../lab/shown-build.ts'
import type { Arm, Study } from '../lab/study.ts'
import { toldKinds } from '../lab/told-traits.ts'
import { type Album, albumOf, type Pictures } from './album.ts'
import { type Section, sectionsOf } from './chapter.ts'
import { glanceOf } from './glance.ts'
import { glossaryless } from './glossaryless.ts'
import { asIs, type Html, html, NOTHING } from './html.ts'
import { kindWords, type Naming } from './kinds.ts'
import { armText, type WordsOfOption } from './names.ts'
import { numbersIn } from './numbers.ts'
import { comparisonPlots, wonByPlot } from './plots/comparison.ts'
import type { Reading } from './reading.ts'
import { STYLE } from './style.ts'
import { TEXTS } from './text/index.ts'

export interface Given {
  readonly language: Language
  /** What makes the report again. */
  readonly command: string
  readonly pictures: Pictures
  /** `@font-face` rules that hold their fonts; empty for those of the device. */
  readonly fonts: string
}

/** As many settings of a sweep are told in full as stay below this together, in characters: a page is below a megabyte. */
const MOST_TOLD = 720_000

interface Told {
  readonly arm: Arm
  readonly reading: Reading
  readonly option: WordsOfOption
}

export function reportOf(kit: AnyKit, study: Study, progress: Progress, given: Given): string {
  const album = albumOf(given.pictures)
  const arms = study.arms.map(arm => toldOf(kit, arm, given, album))
  const [first] = arms
  if (!first) return ''
  const chapters = chaptersOf(kit, arms, progress)
  const comparison = comparisonOf({ ...first, facts: kit.facts }, study, progress)
  const { say } = first.reading
  const body = html`${headOf(kit, first, study, progress)}
<main>${contentsOf(first.reading, [...comparison, ...(arms.length > 1 ? chapters : (chapters[0]?.sections ?? []))])}
${comparison.map(({ page }) => page)}
${chapters.map(({ page }) => page)}
${chapters.length < arms.length ? html`<p class="lead">${say.armsLeft(arms.length - chapters.length)}</p>` : NOTHING}
</main>
${footOf(first.reading, { facts: kit.facts, command: given.command, progress, hasOutlines: album.hasOutlines() })}`
  return pageOf(`${kit.facts.title}: ${say.laboratory}`, given, album, body)
}

function pageOf(title: string, { language, fonts }: Given, album: Album, body: Html): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${asIs(fonts)}
${asIs(STYLE)}
${asIs(album.style())}</style>
</head>
<body>${body}</body>
</html>
`.html
}

function toldOf(kit: AnyKit, arm: Arm, { language }: Given, album: Album): Told {
  const pack = kit.packs.check(arm.options['content'] ?? kit.packs.standard)
  const content = pack.ok ? pack.value : kit.packs.standard
  const words = kit.reader(content).words
  return {
    arm,
    option: name => (words[language] ?? words.en).option(name),
    reading: {
      say: TEXTS[language],
      numbers: numbersIn(language),
      glossary: kit.glossary?.(content, language) ?? glossaryless(TEXTS[language].rounds),
      picture: album.classOf,
    },
  }
}

function headOf(kit: AnyKit, { reading, option, arm }: Told, study: Study, { counted }: Progress): Html {
  const { say, numbers } = reading
  const games = counted.arms[0]?.games ?? 0
  const set = study.arms.length === 1 ? armText(say, option, arm) : ''
  const said = [
    say.games(numbers.count(games)),
    say.by(study.bots.join(', '), study.seats),
    say.seed(study.seed),
    ...(study.arms.length > 1 ? [say.settings(study.arms.length)] : []),
  ]
  return html`<header class="head"><div><p class="over">${say.laboratory}</p><h1>${kit.facts.title}</h1>
<p>${said.join(' · ')}</p>${set === '' ? NOTHING : html`<p>${say.with(set)}</p>`}</div>
<fieldset class="theme"><legend>${say.theme}</legend>${(['auto', 'light', 'dark'] as const).map(
    theme =>
      html`<label><input type="radio" name="theme" id="theme-${theme}"${theme === 'auto' ? asIs(' checked') : NOTHING}>${say.themes[theme]}</label>`,
  )}</fieldset></header>`
}

function contentsOf({ say }: Reading, sections: readonly Headed[], under = say.contents): Html {
  return html`<nav class="contents" aria-label="${under}"><ul>${sections.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ul></nav>`
}

function comparisonOf(naming: Naming, study: Study, { counted }: Progress): Section[] {
  const { reading, facts } = naming
  const plots = comparisonPlots(reading, study, counted)
  if (plots.length === 0) return []
  const { say } = reading
  const kinds = toldKinds(comparedKindsIn(study, counted), facts).map(({ kind, name, rows }) => {
    const { title, nameOf, nicheOf } = kindWords(naming, kind, name)
    return wonByPlot(
      reading,
      title,
      rows.map(({ id, arms }) => ({ name: nameOf(id), niche: nicheOf(id), arms })),
    )
  })
  const title = say.compared
  const page = html`<section class="section"><h2 id="compared">${title}</h2><h3>${say.comparedWith(study.arms[0]?.name ?? '')}</h3><p class="lead">${say.comparedLead}</p><div class="sheets">${plots}${kinds}</div></section>`
  return [{ id: 'compared', title, page }]
}

interface Headed {
  readonly id: string
  readonly title: string
}

interface Chapter extends Headed {
  readonly page: Html
  readonly sections: readonly Section[]
}

/** The first always. */
function chaptersOf(kit: AnyKit, arms: readonly Told[], progress: Progress): Chapter[] {
  const chapters: Chapter[] = []
  let length = 0
  for (const [index, told] of arms.entries()) {
    const chapter = chapterOf(kit, told, progress, index, arms.length > 1)
    length += chapter.page.html.length
    if (index > 0 && length > MOST_TOLD) break
    chapters.push(chapter)
  }
  return chapters
}

function chapterOf(
  { facts }: AnyKit,
  { arm, reading, option }: Told,
  { counted }: Progress,
  index: number,
  isOneOfSeveral: boolean,
): Chapter {
  const tally = counted.arms[index]
  const { say } = reading
  const [id, title] = isOneOfSeveral
    ? [`arm-${index + 1}`, say.armShown(arm.name)]
    : ['glance', say.atAGlance]
  if (!tally) return { id, title, page: NOTHING, sections: [] }
  const sections = sectionsOf({ reading, facts, option, tally, id: isOneOfSeveral ? `${id}-` : '' })
  const page = html`<h2 id="${id}" class="${isOneOfSeveral ? 'chapter' : 'hidden'}">${title}</h2>
${glanceOf(reading, findingsOf(tally))}
${isOneOfSeveral ? contentsOf(reading, sections, title) : NOTHING}
${sections.map(section => section.page)}`
  return { id, title, page, sections }
}

interface Foot {
  readonly facts: Facts
  readonly command: string
  readonly progress: Progress
  readonly hasOutlines: boolean
}

/** What made it, and whose all of it is. */
function footOf({ say, numbers, glossary }: Reading, { facts, command, progress, hasOutlines }: Foot): Html {
  const { took, build } = progress
  const { reconstructed } = glossary.words
  const thought = Object.entries(took)
    .filter(([, { decisions }]) => decisions > 0)
    .map(([bot, { decisions, milliseconds }]) => say.thought(bot, numbers.fine(milliseconds / decisions)))
  const played = [...(build === undefined ? [] : [say.build(partsOfBuild(build))]), ...thought]
  const owned = [
    ...facts.sources.map(({ title, by, year }) => say.source(title, by, year)),
    ...(facts.sources.length > 0 ? [say.unofficial] : []),
    ...(reconstructed === '' ? [] : [say.reconstructed(reconstructed)]),
    ...(hasOutlines ? [say.outlines] : []),
  ]
  return html`<footer class="foot"><h2>${say.again}</h2><p>${say.againLead}</p><pre tabindex="0"><code>${command}</code></pre><p>${played.join(' ')}</p>
${owned.length === 0 ? NOTHING : html`<h2>${say.whose}</h2>${owned.map(line => html`<p>${line}</p>`)}`}</footer>`
}
