/** The table as text: dungeon, doors, party, and the encounter with its boxes and dice. */
import type { Paint, Tone } from '../../../engine/types.ts'
import { dieName } from '../dice.ts'
import type { CardView, DeckView, DoorView, FightView, HeroView } from '../view/types.ts'
import { boxText, costText, count, dieText, harmText, heroName, marksText, poolText } from './names.ts'

type Piece = readonly [Tone | '', string]

/** One line, cut where the board ends. */
function line(pieces: readonly Piece[], paint: Paint, width: number): string {
  let left = width
  let text = ''
  for (const [tone, piece] of pieces) {
    const cut = Array.from(piece).slice(0, left).join('')
    left -= Array.from(cut).length
    text += tone === '' || cut === '' ? cut : paint(tone, cut)
  }
  return text
}

export function drawBoard(view: DeckView, paint: Paint, width: number): string {
  const rows: Piece[][] = [
    ...dungeonRows(view),
    ...doorRows(view),
    ...view.party.flatMap((hero, index) => heroRows(view, hero, index)),
    ...(view.fight ? fightRows(view, view.fight) : spoilRows(view)),
  ]
  return rows.map(row => line(row, paint, width).trimEnd()).join('\n')
}

function dungeonRows(view: DeckView): Piece[][] {
  const { level, boss } = view
  const isBoss = view.floor > 3
  const place = isBoss ? `${boss.name}: ${boss.damage} of ${boss.health} damage` : `floor ${view.floor} of 3`
  const known = ['Healing', ...view.potions.map(potion => potion.name)].join(', ')
  const xp = `level ${level.level}, ${level.xp} of ${level.cost} XP${level.isLast ? ' for a potion' : ''}`
  const stairs = view.stairsShow ? `, the Stairs show (${count(view.stairs, 'token')})` : ''
  const traits = (isBoss ? [boss.trait] : view.dungeon.traits).filter(trait => trait.text !== 'No effect.')
  return [
    [
      ['strong', `${view.dungeon.name} ${'*'.repeat(view.dungeon.dots)}`],
      ['', `  ${place}; ${xp}`],
    ],
    ...traits.map((trait): Piece[] => [['dim', `  ${trait.name}: ${trait.text}`]]),
    [
      ['magic', `Potions: ${view.tokens}`],
      ['dim', ` (${known})`],
      ['', isBoss ? '' : `   Deck: ${count(view.deck, 'card')}${stairs}`],
    ],
  ]
}

function doorRows(view: DeckView): Piece[][] {
  if (view.floor > 3) return []
  if (view.doors.length === 0) return [[['dim', 'Doors: none']]]
  return view.doors.map((door, index): Piece[] => [
    ['gold', `Door ${index + 1}: `],
    ['', doorText(door)],
  ])
}

function doorText(door: DoorView): string {
  const cards = door.cards.map(card => (card === null ? 'unknown' : cardText(card)))
  return `${door.open ? 'open' : 'closed'}, ${cards.join(' + ')}`
}

function cardText(card: CardView): string {
  return `${card.name} (${card.isPeril ? 'peril' : 'foe'}, ${card.xp} XP)`
}

function heroRows(view: DeckView, hero: HeroView, index: number): Piece[][] {
  const hearts =
    '♥'.repeat(Math.max(0, hero.health - hero.damage)) + '·'.repeat(Math.min(hero.health, hero.damage))
  const stored = hero.stored > 0 ? `, ${hero.stored} stored` : ''
  const fighter = view.fight?.fighters.find(candidate => candidate.hero === index)
  const rows: Piece[][] = [
    [
      ['hero', hero.name],
      ['danger', ` ${hearts}`],
      ['', `  S${hero.stats[0]} A${hero.stats[1]} M${hero.stats[2]}${stored}`],
      ['dim', `  ${hero.feat.name}, ${hero.start.name}${itemsText(view, hero)}`],
    ],
  ]
  for (const [place, deed] of hero.deeds.entries()) {
    const isUsed = fighter !== undefined && (fighter.used & (1 << place)) !== 0
    rows.push([
      [isUsed ? 'dim' : '', `  ${deed.name} [${costText(deed.cost)}]${isUsed ? ' used' : ''}: ${deed.text}`],
    ])
  }
  return rows
}

function itemsText(view: DeckView, hero: HeroView): string {
  const { items, skills } = hero
  return `; ${items.length}/${view.level.items} items, ${skills.length}/${view.level.skills} skills`
}

function spoilRows(view: DeckView): Piece[][] {
  return view.spoils.map((card): Piece[] => [
    ['gold', `Loot: ${card.name}`],
    ['', `  item ${card.item.stat}${card.item.health > 0 ? ' +1 health' : ''}; ${card.xp} XP; `],
    ['', card.loot ? `${card.loot.name}: ${card.loot.text}` : ''],
  ])
}

function fightRows(view: DeckView, fight: FightView): Piece[][] {
  const { card, sheet } = fight
  const trait = card?.trait
  const rows: Piece[][] = [
    [
      ['danger', card ? cardText(card) : view.boss.name],
      ['dim', trait ? `  ${trait.name}: ${trait.text}` : ''],
    ],
  ]
  if (!sheet && card) rows.push(...wayRows(card))
  if (sheet) rows.push(...sheet.boxes.map((_, box) => boxRow(fight, box)))
  for (const fighter of fight.fighters) {
    rows.push([
      ['hero', `${heroName(view, fighter.hero)}: `],
      ['strong', poolText(fighter.pool)],
      ['good', fighter.isReady ? '  done' : ''],
    ])
  }
  if (sheet) rows.push(...whatIfRows(view, fight))
  return rows
}

function wayRows(card: CardView): Piece[][] {
  return card.ways.map((way, index): Piece[] => {
    const box = card.sheets[index]?.boxes[0]
    return [
      [
        '',
        `  ${way.name}: ${way.time > 0 ? `${way.time}t now, ` : ''}${box ? `${boxText(box)} or ${marksText(box)}` : ''}`,
      ],
    ]
  })
}

function boxRow(fight: FightView, box: number): Piece[] {
  const fact = fight.sheet?.boxes[box]
  if (!fact) return []
  const isFull = (fight.full & (1 << box)) !== 0
  const laid = (fight.laid[box] ?? []).map(kind => dieText(dieName(kind))).join(' ')
  const sum = fact.wide && laid !== '' ? ` = ${fight.sums[box] ?? 0}` : ''
  const once = (fight.once & (1 << box)) !== 0 && !isFull ? ' covered once' : ''
  const whose = box < (fight.sheet?.own ?? 0) ? ' ' : '+'
  return [
    [
      isFull ? 'good' : 'strong',
      ` ${isFull ? '■' : '□'}${whose}${String(box + 1).padStart(2)} ${boxText(fact).padEnd(10)}`,
    ],
    [isFull ? 'dim' : 'danger', ` ${marksText(fact).padEnd(14)}`],
    ['', `${laid}${sum}${once}`],
  ]
}

/** What would happen now. */
function whatIfRows(view: DeckView, fight: FightView): Piece[][] {
  const { whatIf } = fight
  if (!whatIf) return []
  const prevented = whatIf.damage + whatIf.added - whatIf.dealt
  const parts = [
    `boxes ${harmText(whatIf.damage, whatIf.time)}`,
    ...(whatIf.added > 0 ? [`dungeon +${whatIf.added}♥`] : []),
    ...(prevented > 0 ? [`prevented ${prevented}♥`] : []),
    ...(whatIf.time > whatIf.spent ? [`prevented ${whatIf.time - whatIf.spent}t`] : []),
    ...(whatIf.undying > 0 ? [`undying ${whatIf.undying}t`] : []),
  ]
  const shares = whatIf.shares.map(row =>
    row.damage
      .map((damage, slot) => `${heroName(view, fight.fighters[slot]?.hero ?? 0)} ${damage}♥`)
      .join(', '),
  )
  return [
    [
      ['gold', `If done now: ${harmText(whatIf.dealt, whatIf.spent + whatIf.undying)}`],
      ['dim', ` (${parts.join(', ')})`],
    ],
    ...(whatIf.dealt > 0 ? [[['', `  ${shares.join(', or ')}`] as const]] : []),
  ]
}
