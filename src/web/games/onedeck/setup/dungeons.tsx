/** Dungeons to look at before the game: who waits at the bottom, how hard it is, and what each floor does. */
import { DUNGEONS } from '../../../../games/onedeck/content/dungeons.ts'
import type { Dungeon } from '../../../../games/onedeck/types.ts'
import type { ChoiceLook, ChoiceProps } from '../../page-game.ts'
import { Cut } from '../art.tsx'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'

/** As many dots are printed on the hardest. */
const MOST_DOTS = 3

const dungeonOf = (id: string): Dungeon | undefined => DUNGEONS.find(dungeon => dungeon.id === id)

export const dungeonLook: ChoiceLook = {
  Picture: ({ choice }) => <Cut id={choice} of={dungeonOf(choice)?.boss ?? {}} shape="square" />,
  Facts,
  tells: ({ choice }) => {
    const dungeon = dungeonOf(choice)
    if (!dungeon) return []
    const floors = dungeon.floors.map(({ trait }, place) => ({
      shown: words.value.hiddenFloor(place + 1),
      name: `${words.value.hiddenFloor(place + 1)}: ${nameOf(trait)}`,
      text: effectOf(trait),
    }))
    const { boss } = dungeon
    const name = `${nameOf(boss)}: ${nameOf(boss.trait)}`
    return [...floors, { shown: nameOf(boss), name, text: bossText(dungeon) }]
  },
}

function bossText({ boss }: Dungeon): string {
  return `${effectOf(boss.trait)} ${words.value.bossToughness(boss.health)}`
}

function Facts({ choice }: ChoiceProps) {
  const dungeon = dungeonOf(choice)
  if (!dungeon) return null
  return (
    <span class="choice-facts">
      <span class="od-setup-dots">
        {Array.from({ length: MOST_DOTS }, (_, place) => (
          <i key={place} data-full={place < dungeon.dots} />
        ))}{' '}
        {words.value.difficulty(dungeon.dots)}
      </span>
    </span>
  )
}
