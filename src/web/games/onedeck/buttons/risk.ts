/** What facing a card may come to, as a line on a button: the bands on the card say the rest. */
import type { Outlook } from '../../../../engine/types.ts'
import type { Choice } from '../../../../table/protocol.ts'
import { withoutError } from '../../../table/plain-odds.ts'
import { words } from '../text/index.ts'
import type { Props, SceneCard } from '../view.ts'

/** From here on going in is a risk, and asks first. */
const DEADLY = 0.2
/** From here on it is not advised either. */
const DOUBTFUL = 0.1

/** The odds for a button; null where odds are not to be told. */
export function plainOdds({ showOdds }: Props, { odds }: Choice): string | null {
  return showOdds && odds !== null ? withoutError(odds) : null
}

/** O-14: whether an open door may be fled from once it is entered. */
export function mayFlee({ view }: Props): boolean {
  return view.edition === 'first'
}

/** Two cards, and two ways that may both kill, have too many odds for a button: only whether someone would fall. */
export function enterSub(props: Props, choice: Choice, cards: readonly SceneCard[]): string {
  const death = deathInWords(props, choice, cards)
  const isTooMuch = cards.length > 1 || (cards[0]?.isPeril === true && death !== null)
  const told = isTooMuch ? death : plainOdds(props, choice)
  return told ?? (mayFlee(props) ? words.value.enterFree : words.value.enterBound)
}

/** Where the card itself shows several outlooks, none is singled out. */
export function faceSub(props: Props, choice: Choice, [card, second]: readonly SceneCard[]): string | null {
  if (second) return words.value.faceTwo
  return card?.isPeril ? words.value.facePeril : plainOdds(props, choice)
}

export function isDeadly({ showOdds }: Props, choice: Choice, cards: readonly SceneCard[]): boolean {
  return showOdds && deathOf(choice, cards) >= DEADLY
}

/** Gold reads as advice: none where somebody may well fall, or half of the hearts that are left are to be lost. */
export function isHeavy({ showOdds, view }: Props, choice: Choice, cards: readonly SceneCard[]): boolean {
  const { outlooks = [] } = choice
  const left = view.party.reduce((sum, { health, damage }) => sum + Math.max(0, health - damage), 0)
  const losses = outlooks.map(outlook => lossIn(outlook, left))
  const isDear = losses.length > 0 && Math.min(...losses) >= left / 2
  return showOdds && (isDear || deathOf(choice, cards) >= DOUBTFUL)
}

/** The first band is of damage: a part for each number of hearts, and at last the end of all. */
function lossIn({ bands: [damage] }: Outlook, left: number): number {
  const parts = damage?.parts ?? []
  return parts.reduce((sum, { tone, share }, hearts) => sum + share * (tone === 'worst' ? left : hearts), 0)
}

function deathInWords(props: Props, choice: Choice, cards: readonly SceneCard[]): string | null {
  const percent = Math.round(deathOf(choice, cards) * 100)
  return props.showOdds && percent > 0 ? words.value.enterDeadly(percent, mayFlee(props)) : null
}

/** Two cards are both faced; of the ways of a peril one is chosen. */
function deathOf({ outlooks = [] }: Choice, { length }: readonly SceneCard[]): number {
  const deaths = outlooks.map(deathIn)
  if (deaths.length === 0) return 0
  return length > 1 ? 1 - deaths.reduce((alive, death) => alive * (1 - death), 1) : Math.min(...deaths)
}

function deathIn({ bands }: Outlook): number {
  return bands
    .flatMap(({ parts }) => parts)
    .reduce((sum, { tone, share }) => (tone === 'worst' ? sum + share : sum), 0)
}
