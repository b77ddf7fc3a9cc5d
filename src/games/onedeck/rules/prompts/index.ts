/** Every kind of frame, section by section of the rulebook; one that is missing does not compile. */
import type { FrameKind } from '../../types.ts'
import { boss } from './boss.ts'
import { consequences } from './consequences.ts'
import { doors } from './doors.ts'
import { encounter } from './encounter.ts'
import { feats } from './feats.ts'
import { loot } from './loot.ts'
import { placing } from './placing.ts'
import type { Section } from './prompt.ts'
import { rolling } from './rolling.ts'
import { skills } from './skills.ts'
import { time } from './time.ts'
import { turn } from './turn.ts'

export const PROMPTS: Section<FrameKind> = {
  ...turn,
  ...time,
  ...doors,
  ...encounter,
  ...feats,
  ...rolling,
  ...placing,
  ...skills,
  ...consequences,
  ...loot,
  ...boss,
}
