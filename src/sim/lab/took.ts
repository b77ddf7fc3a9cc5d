/** How long bots thought. It differs from run to run, so it stands apart from what is counted. */

export interface Thought {
  decisions: number
  milliseconds: number
}

/** By bot, of the games that were timed: one of sixteen. */
export type Took = Record<string, Thought>

/** What a detail takes is counted to the decision that it carries out, as is what leaves no choice. */
export function noteTime(took: Took, bot: string, isDecision: boolean, milliseconds: number): void {
  const thought = took[bot] ?? { decisions: 0, milliseconds: 0 }
  took[bot] = thought
  thought.decisions += isDecision ? 1 : 0
  thought.milliseconds += milliseconds
}
