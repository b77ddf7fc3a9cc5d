/** Screens that have something on them, one after the other: each begins where those before have left the device. */
import { fileURLToPath } from 'node:url'
import { CHRONICLE } from './chronicle.ts'
import { beginMatch, goTo, type Visit } from './visit.ts'

export interface Screen {
  readonly name: string
  show(v: Visit): Promise<void>
}

const fixture = (path: string) => fileURLToPath(new URL(`../../src/games/${path}`, import.meta.url))

/** A campaign sheet with marks made and to make. */
export const SHEET = {
  format: 'undercroft campaign sheet',
  version: 1,
  game: 'onedeck',
  name: 'Brunhild of the Long Bridge',
  hero: 'mage',
  games: 7,
  wins: 4,
  focus: 'guile',
  basic: 'steady',
  marks: { durability: [3, 0, 0], guile: [2, 0, 0] },
  earned: [3, 2, 1],
}

const press = ({ page }: Visit, selector: string) => page.locator(selector).first().click()

const seen = ({ page }: Visit, selector: string) => page.locator(selector).first().waitFor()

async function openEnded(v: Visit, file: string): Promise<void> {
  await goTo(v, '#/')
  await v.page.locator('.open-file input').setInputFiles(fixture(file))
  await seen(v, '.end-dialog[open]')
}

async function putAside(v: Visit): Promise<void> {
  await press(v, '.end-close .button')
  await seen(v, '.end > .button')
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'eight seats with every option',
    async show(v) {
      await goTo(v, '#/setup/dungeon')
      await seen(v, '.setup-seat')
      for (let seats = await v.page.locator('.setup-seat').count(); seats < 8; seats++) {
        await press(v, '.setup-seats + .button')
        await v.page.locator('.setup-seat').nth(seats).waitFor()
      }
      await press(v, '.setup-more summary')
    },
  },
  {
    name: 'a party of four with a place left',
    async show(v) {
      await goTo(v, '#/setup/onedeck')
      await v.page.locator('.setup-title .segmented label').nth(2).click()
      await press(v, '.choice-card')
      await seen(v, '.setup-foot .why')
    },
  },
  {
    name: 'a party of four',
    async show(v) {
      await v.page.locator('.choice-card').nth(4).click()
      await press(v, '.setup-more summary')
    },
  },
  {
    name: 'what is told of a skill',
    async show(v) {
      await goTo(v, '#/setup/onedeck')
      await v.page.locator('.choice-tell').first().click()
      await seen(v, '.tip:popover-open')
    },
  },
  {
    name: 'the campaign before a sheet',
    async show(v) {
      await goTo(v, '#/campaign')
      await seen(v, '.od-campaign-how')
    },
  },
  {
    name: 'campaign sheets',
    async show(v) {
      await goTo(v, '#/campaign')
      const buffer = Buffer.from(JSON.stringify(SHEET))
      await v.page
        .locator('.od-campaign-file input')
        .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer })
      await seen(v, '.od-campaign-entry')
    },
  },
  {
    name: 'a campaign sheet with marks made and to make',
    async show(v) {
      await press(v, '.od-campaign-entry')
      await press(v, '.od-talent.lit')
      await seen(v, '.od-talent-cross')
    },
  },
  {
    name: 'a set-up with a campaign sheet',
    async show(v) {
      await press(v, '.od-campaign-buttons .go')
      await seen(v, '.setup-foot')
    },
  },
  { name: 'the end of a race of eight', show: v => openEnded(v, 'dungeon/fixtures/race-8-advised.json') },
  { name: 'the end of a race put aside', show: putAside },
  { name: 'a lost delve', show: v => openEnded(v, 'onedeck/fixtures/four-hydra-short.json') },
  { name: 'a princess brought home', show: v => openEnded(v, 'tin/fixtures/rescued.json') },
  { name: 'the end of a rescue put aside', show: putAside },
  {
    name: 'the menu of a table',
    async show(v) {
      await beginMatch(v, 'tin')
      await seen(v, '.prompt-ask')
      await v.page.locator('.bar > .button').last().click()
      await seen(v, '.menu')
    },
  },
  {
    name: 'the table as text',
    async show(v) {
      await v.page.locator('.menu-group').nth(2).locator('.button').last().click()
      await seen(v, '.text-part')
    },
  },
  {
    name: 'a rule at the table',
    async show(v) {
      await v.page.keyboard.press('Escape')
      await press(v, '.prompt-why')
      await seen(v, '.dialog[open] footer a')
    },
  },
  {
    name: 'settings over a table',
    async show(v) {
      await v.page.keyboard.press('Escape')
      await v.page.locator('.bar > .button').last().click()
      await v.page.locator('.menu-group').last().locator('.button').first().click()
      await seen(v, '.dialog[open] .settings-form')
    },
  },
  {
    name: 'a device to hand over',
    async show(v) {
      await goTo(v, '#/setup/dungeon')
      await v.page.locator('.setup-seat').nth(1).locator('.segmented label').first().click()
      await press(v, '.setup-foot .button.go')
      await seen(v, '.cover')
    },
  },
  {
    name: 'a set-up with an open seat',
    async show(v) {
      await goTo(v, '#/setup/dungeon')
      await v.page.locator('.setup-seat').first().locator('.segmented label').last().click()
      await seen(v, '.setup-note')
    },
  },
  {
    name: 'an open seat whose turn has come',
    async show(v) {
      await press(v, '.setup-foot .button.go')
      await seen(v, '.cover-form')
    },
  },
  {
    name: 'home with unfinished matches',
    async show(v) {
      await goTo(v, '#/')
      await seen(v, '.entry')
    },
  },
  {
    name: 'a deal of the day on the table',
    async show(v) {
      await goTo(v, '#/day')
      await press(v, '.deal .button.go')
      await seen(v, '.table')
      await goTo(v, '#/day')
      await seen(v, '.deal-words b')
    },
  },
  {
    name: 'a chronicle, with the tables behind its plots',
    async show(v) {
      await goTo(v, '#/chronicle')
      const buffer = Buffer.from(JSON.stringify(CHRONICLE))
      await v.page
        .locator('.chronicle input[type=file]')
        .setInputFiles({ name: 'chronicle.json', mimeType: 'application/json', buffer })
      await press(v, '.rates summary')
      await press(v, '.toast button')
    },
  },
  {
    name: 'a pack with a fault, a change and an entry open',
    async show(v) {
      await goTo(v, '#/workshop/onedeck?t=first.encounters')
      await v.page.locator('[id="f-first.encounters.0.xp"]').fill('99')
      await v.page.locator('[id="f-first.encounters.1.xp"]').fill('4')
      await seen(v, '.ws-faults')
      await press(v, '.ws-open')
      await seen(v, '.ws-parts')
    },
  },
  {
    name: 'all changes of a pack',
    async show(v) {
      await press(v, '.ws-contents button')
      await seen(v, '.ws-changes li')
    },
  },
  {
    name: 'a study under way',
    async show(v) {
      await goTo(v, '#/lab/tin')
      await v.page.locator('.lab-body .segmented').last().locator('label').nth(1).click()
      await v.page.locator('.lab-body .name-field').first().fill('1000000')
      await press(v, '.lab-foot .button')
      await seen(v, '.lab-progress')
    },
  },
  {
    name: 'the report of a study',
    async show(v) {
      // A fresh screen: the study before it is gone.
      await goTo(v, '#/')
      await goTo(v, '#/lab/tin')
      await v.page.locator('.lab-body .segmented').last().locator('label').nth(1).click()
      await v.page.locator('.lab-body .name-field').first().fill('3')
      await press(v, '.lab-foot .button')
      await seen(v, '.lab-report')
    },
  },
  {
    name: 'the list of matches',
    async show(v) {
      await goTo(v, '#/replays')
      await seen(v, '.replay-row[data-over="true"]')
    },
  },
  {
    name: 'a match to be removed',
    async show(v) {
      await press(v, '.replay-row .risk')
      await seen(v, '.risk.asking')
    },
  },
  {
    name: 'the replay of a race of eight',
    async show(v) {
      await press(v, '.replay-row[data-over="true"]:last-child .replay-row-words')
      await seen(v, '.replay .curve-seat')
    },
  },
  {
    name: 'a match that is not there',
    async show(v) {
      const said = seen(v, '.toast')
      await goTo(v, '#/replay/m-none')
      await said
      await seen(v, '.home-games')
    },
  },
  {
    name: 'a rule found by its number',
    async show(v) {
      await goTo(v, '#/rules/dungeon?rule=D-10')
      await seen(v, '.rule[data-asked="true"]')
    },
  },
  {
    name: 'a search of the rules',
    async show(v) {
      await v.page.locator('.rules-search input').fill('hero')
      await seen(v, '.rules-search [role=status]:not(:empty)')
    },
  },
  {
    name: 'which game to learn',
    async show(v) {
      await goTo(v, '#/learn')
      await seen(v, '.learn-choose')
    },
  },
]
