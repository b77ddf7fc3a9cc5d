/**
 * The vocabulary everything else is written in.
 *
 * A game is a value of type `Game`: pure functions over plain JSON state. Chance is an actor like a seat, so a
 * state never holds the future; a match is a header and its steps. Interfaces use method syntax on purpose: it
 * lets a game with its own state and action types stand in a list of games without a cast.
 */
import type { Glossary } from './glossary.ts'
import type { Tale } from './tale.ts'
import type { Notes, Watcher } from './watch.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A place at the table, counted from 0. */
export type Seat = number

/** The id of a rule in docs/rules, for example `T-31`. */
export type RuleId = string

/** Who is to act: one or more seats, chance, or nobody any more. */
export type Actor =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' }

/** A small flat object in rulebook words: `{ kind: 'move', to: 'north' }`. */
export interface Action {
  readonly kind: string
}

/** What a person might expect to do now and cannot, with the reason. */
export interface Blocked {
  readonly action: Action
  /** A word of the game, for example `full`; `words.blocked` makes a sentence of it. */
  readonly why: string
  readonly rule: RuleId
}

/** One outcome at a chance point with its probability. */
export interface Weighted<A> {
  readonly action: A
  readonly p: number
}

/** What happened, in ids and numbers. Without `to` everybody may know it. */
export interface GameEvent {
  readonly kind: string
  readonly to?: readonly Seat[]
}

export type Emit = (event: GameEvent) => void

/** A source of chance: a whole number from 0 to n - 1, each equally likely. */
export interface Rng {
  below(n: number): number
}

/** Languages a game may speak; every game speaks the first. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same said in every language. */
export type Sentence = Readonly<Record<Language, string>>

/** Why something was not done: a stable code, one sentence, and the rule behind it where there is one. */
export interface Refusal {
  readonly code: 'illegal' | 'turn' | 'over' | 'options' | 'content' | 'file' | 'undo' | 'unknown' | 'fair'
  /** In English, for programs and the terminal. */
  readonly reason: string
  /** The same in the other languages; `refusalIn` chooses one. */
  readonly also?: Omit<Sentence, 'en'>
  readonly rule?: RuleId
  /** Of a content pack, fault by fault: for whoever mends it where it stands. */
  readonly faults?: readonly Fault[]
}

/** One thing that is wrong with a content pack. */
export interface Fault {
  /** By names and numbers with dots between them, as `cards.3.plus`; empty for the whole. */
  readonly place: string
  readonly said: Sentence
  /** What is said at the place itself, where the sentence would only name it again. */
  readonly here?: Sentence
}

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refused

export interface MatchResult {
  readonly winners: readonly Seat[]
  /** A word of the game, for example `rescued` or `slain`; `words` makes a sentence of it. */
  readonly reason: string
  readonly scores?: readonly number[]
}

/** What the actor is asked (a key into `words`) and the rule that asks it. */
export interface Prompt {
  readonly ask: string
  readonly rule: RuleId
}

/** What a seat, or a spectator, may know. Each game adds its own fields, and adds only what may be seen. */
export interface View {
  readonly actor: Actor
  readonly prompt: Prompt | null
  readonly result: MatchResult | null
}

/** An option of a game as a set-up screen offers it; `parseOptions` decides what is accepted. */
export interface OptionFact {
  readonly name: string
  readonly standard: Json
  readonly choices: readonly Json[]
  /** How many different choices are taken together, for example 1, 2 or 4; the value is then a list. Absent: one. */
  readonly pick?: readonly number[]
  /** Choices for one seat alone: company goes back to the standard. */
  readonly alone?: readonly Json[]
  /** The trait of a seat (`Notes.was`) that says the same as this option, where it goes by another name. */
  readonly trait?: string
}

/** An option in words: its name, what to know of it, and its choices where they do not speak for themselves. */
export interface OptionWords {
  readonly label: string
  readonly why?: string
  readonly choices?: Readonly<Record<string, string>>
}

export interface Source {
  readonly title: string
  readonly by: string
  readonly year: number
}

/** The facts block at the top of every game: what lobby, terminal and simulator show and need. */
export interface Facts {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The option that holds the number of seats, for games that must know it: filled in by the kernel where seats are
   * given, and where they are not, the game's own answer says how many sit down. */
  readonly seatsOption?: string
  readonly minutes: number
  readonly modes: readonly string[]
  readonly options: readonly OptionFact[]
  readonly rulesVersion: number
  readonly sources: readonly Source[]
  /** Which values are this project's own because the original's could not be had; empty when none. */
  readonly reconstructed: string
  /** True where all seats win or lose together. */
  readonly together?: boolean
  /** True when a seat may not see everything. */
  readonly hidden: boolean
  /** The rule that grants each kind of action. */
  readonly rules: Readonly<Record<string, RuleId>>
  /** Kinds of actions that end or give away what could still be used, in this order: a list of choices by number has them
   * after all others, so that nobody takes them out of habit. */
  readonly last?: readonly string[]
  /** Options under which every match ends: what laws and fuzz play with. Absent: it always ends. */
  readonly bounded?: Readonly<Record<string, Json>>
  /** With these options no match is longer than this many steps by random play. */
  readonly bound: number
  /** No log takes more entries than this, undone ones included: content may be such that nothing ever ends. */
  readonly cap: number
  /** Kinds of events that lay open what was hidden: a step that tells one of them is not taken back. */
  readonly reveals?: readonly string[]
}

/** The rules of one game with one set of content. */
export interface Game<S, A extends Action, O> {
  readonly facts: Facts
  /** Defaults filled; a bad value gives a sentence naming it. */
  parseOptions(input: unknown): Result<O>
  /** The state before the first step; no randomness. */
  setup(options: O): S
  actor(state: S): Actor
  /** Every legal action of the seat, once, in a stable order; empty when it is not the seat's to act. */
  actions(state: S, seat: Seat): readonly A[]
  /** What the seat might expect beside its actions and cannot do now; nothing that is a secret to it. */
  blocked?(state: S, seat: Seat): readonly Blocked[]
  /** One outcome at a chance point. */
  sample(state: S, rng: Rng): A
  /** The distribution at a chance point, or null where it is too wide to list; then `apply` throws at the impossible. */
  outcomes(state: S): readonly Weighted<A>[] | null
  /** Mutates the state; tells `emit` what happened when someone listens. */
  apply(state: S, action: A, emit: Emit | null): void
  clone(state: S): S
  result(state: S): MatchResult | null
  /** What the seat may know; null is a spectator. */
  view(state: S, seat: Seat | null): View
  /** The view of a spectator as the seat has it, with what it may see besides: a table looks once for everybody. */
  seenBy?(view: View, seat: Seat, state: S): View
  /** A state that this seat cannot tell from the true one. */
  guess(state: S, seat: Seat, rng: Rng): S
  /** How far each seat has come towards winning, from 0 to 1, as one knows it who looks with these seats' eyes. */
  progress?(state: S, eyes: readonly Seat[]): readonly number[]
  /** How many of each component there are, wherever they lie: the same at every step of a match. */
  components(state: S): Readonly<Record<string, number>>
}

/** What a piece of drawn text means; a terminal gives it a colour, a pipe none. */
export type Tone = 'strong' | 'dim' | 'danger' | 'good' | 'gold' | 'hero' | 'magic'
export type Paint = (tone: Tone, text: string) => string

/** What may come of an action, against one foe or by one way: bands of outcomes. */
export interface Outlook {
  readonly of: string
  readonly bands: readonly Band[]
}

/** Outcomes from the best to the worst; their shares add up to 1. */
export interface Band {
  readonly title: string
  readonly parts: readonly {
    readonly label: string
    readonly share: number
    readonly tone: 'best' | 'fair' | 'poor' | 'bad' | 'worst'
  }[]
}

/** A part of the table in words: what it is called, and a line for each thing to be known of it. */
export interface TablePart {
  readonly title: string
  readonly lines: readonly string[]
}

/** A game in one language. The only place with sentences. */
export interface Words {
  /** What the actor is asked. */
  ask(view: View): string
  action(action: Action, view: View): string
  /** Why an action is advised; for games whose advice explains itself. */
  reason?(reason: Reason, view: View): string
  /** Why this cannot be done now; for games that say so. */
  blocked?(blocked: Blocked, view: View): string
  /** What stands beside a choice that rolls dice, for example `67% to win`; null where nothing is to be said. */
  odds(action: Action, view: View): string | null
  /** The same as bands to look at, for games with more to see than one number. */
  outlooks?(action: Action, view: View): readonly Outlook[]
  /** What happened, as the seat (null: a spectator) may read it; null for what needs no line. Names are by seat. */
  event(event: GameEvent, seat: Seat | null, names?: readonly string[]): string | null
  /** The table as text, at most `width` columns wide. */
  board(view: View, paint: Paint, width: number): string
  /** The table as a list to walk through: who stands where, and what lies there. Names are by seat. */
  places?(view: View, names?: readonly string[]): readonly TablePart[]
  result(result: MatchResult, names?: readonly string[]): string
  /** How far the match is, in a few words: the line of a table in a list of tables. */
  standing?(view: View): string
  option(name: string): OptionWords
  /** A part of the table that the board leaves out, named by the player (a level, a floor); for games that have one. */
  map?(view: View, paint: Paint, width: number, part: string): string
}

/** Somewhere to go, and the actions that lead there one after the other. */
export interface Path {
  readonly name: string
  readonly actions: readonly Action[]
}

/** Why an action is advised: a word of the game, for example `heal`, and what it speaks of in ids and numbers. */
export interface Reason {
  readonly why: string
  /** The place on the board that it speaks of, by id, where it speaks of one. */
  readonly at?: string
}

/** How good each action looks to a sensible player who sees this view; higher is better. */
export interface Advice {
  weigh(view: View, actions: readonly Action[]): readonly number[]
  /** What speaks for this action, the weightiest first; `words.reason` makes a sentence of each. */
  reasons?(view: View, action: Action): readonly Reason[]
  /** What somebody was after who did this, from the view of a spectator: for games with secrets, where `reasons` could
   * tell one, and where it takes long or speaks of what is gone when the log is read. Null where that is not plain. */
  aim?(view: View, action: Action): Reason | null
  /** Reasons that speak for doing something, or nothing, but not for this rather than that: no answer to why. */
  readonly hollow?: readonly string[]
}

/**
 * A fast judgement, made for playing on: it reads the state itself, but only what the seat may know of it, builds no view
 * and says no word.
 */
export interface Policy<S, A extends Action> {
  /** What the seat would do now: one of its legal actions. */
  choose(state: S, seat: Seat, rng: Rng): A
  /** The same by a slower and better judgement: a search starts from it, plays on by it, and takes it at details. */
  deliberate?(state: S, seat: Seat, rng: Rng): A
  /** How likely a sensible player takes each of these; they add up to 1. A search begins with it. */
  shares(state: S, seat: Seat, actions: readonly A[]): readonly number[]
  /** How likely each seat is to win from here, where nobody has time to play on. */
  value(state: S): readonly number[]
  /** How far a search plays on before `value` speaks, in games where putting things off looks well for long. */
  readonly horizon?: number
  /** Whether this is one small step of a larger one, as laying dice is: a search leaves it to the policy. */
  isDetail?(state: S): boolean
  /**
   * What the seat may set its mind on here, by a slower and better judgement than `choose` has: the best first, one for
   * each action. A search compares them instead of single actions. Empty where there is nothing of the kind.
   */
  goals?(state: S, seat: Seat): readonly Goal<A>[]
  /** The next action of one who keeps to a goal; null where it is reached, or something has come between. */
  toward?(state: S, seat: Seat, goal: string): A | null
}

/** Something to reach that takes several actions, by a name of the game's own, and the first of them. */
export interface Goal<A extends Action> {
  readonly id: string
  readonly action: A
}

/** What a pack says of itself; the rules read none of it. */
export interface PackAbout {
  readonly name: string
  readonly text?: string | undefined
}

/** A game's content as data: the standard set, and the check that a replacement must pass. */
export interface Packs<C> {
  readonly standard: C
  /** A sentence for each fault, one a line. */
  check(input: unknown): Result<C>
  /** Which fields a pack has and what each of them may hold, as JSON Schema; for whoever offers them to be edited. */
  schema?(): unknown
  /** What the rules read of it, without names, texts and pictures: its hash names the content. Absent: all of it. */
  essence?(content: C): unknown
  /** The standard set of an earlier release, by its hash, so that a match that was begun with it goes on with it. */
  released?(hash: string): C | undefined
  readonly format1?: Format1<C>
  /** What the places of a list are called that has the same ones in every entry: `{ rolls: ['rogue', 'cleric'] }`. */
  readonly columns?: Readonly<Record<string, readonly string[]>>
}

/** What matches of format 1 said otherwise: they named the entries of content by their position. */
export interface Format1<C> {
  /** The standard set that format 1 named by this hash. */
  content(hash: string): C | undefined
  /** A pack of then with the ids that entries have now. What is no such pack stays as it is: `check` refuses it. */
  pack(pack: Json): Json
  /**
   * An action of then, with ids for positions in this content; what the match was set up with may say in which part of
   * it. What makes no sense stays as it is: rules refuse it.
   */
  action(action: Action, content: C, options: Json): Action
}

/** A limit of real time: rules know no clock, so the table keeps it and plays the action when it has run out. */
export interface TimeLimit {
  readonly minutes: number
  readonly action: Action
}

/** Heroes that grow over many games. A sheet is plain data that a player keeps and only the game understands. */
export interface Campaign<S> {
  create(name: string, hero: string): Result<S>
  parse(input: unknown): Result<S>
  /** Makes one earned mark. */
  mark(sheet: S, talent: string): Result<S>
  describe(sheet: S, language: Language): string
  /** The options of a match that these heroes play. */
  enter(options: Readonly<Record<string, unknown>>, sheets: readonly S[]): Readonly<Record<string, unknown>>
  /** The same where each has a seat: its hero takes the place of the one who stood there. Null: nobody brought one. */
  enterBySeat(
    options: Readonly<Record<string, unknown>>,
    sheets: readonly (S | null)[],
  ): Readonly<Record<string, unknown>>
  /** The sheet after the match of this id, which ended as this view shows; as it was where it has had that already. */
  after(sheet: S, view: View, match: string): S
}

/** What entries of the content are called in one match, by id, where that is not what the content says. */
export type OwnNames = Readonly<Record<string, string>>

/** The best that small steps can come to, the best of all that is worse, and what one gets without a thought. */
export interface Proven {
  /** The steps that lead to the best. */
  readonly steps: readonly Action[]
  readonly best: Toll
  readonly next: Toll
  readonly plain: Toll
}

/** What something takes: in all, less being better, and part by part, for example damage and time. */
export interface Toll {
  readonly cost: number
  readonly parts: Readonly<Record<string, number>>
}

/** What a reader makes of views with one content: words, odds, advice and ways. It needs no rules and no state. */
export interface Reader {
  readonly words: { readonly en: Words } & { readonly [language in Language]?: Words }
  readonly advice: Advice
  /** Whole ways for people, in games that move step by step. */
  paths?(view: View): readonly Path[]
  /** Whether the only thing that can be done needs nobody: nothing is rolled, met or seen for the first time by it. */
  forced?(view: View, action: Action): boolean
  /** What two events come to that follow each other and are told in one line, as steps are; null for others. */
  joined?(before: GameEvent, next: GameEvent): GameEvent | null
  /** The best that small steps can come to from here; null where that is not proven, or what anybody would do. */
  proven?(view: View): Proven | null
  /** Where whoever has begun goes on until done: the seats that are not done. Null where a party has one voice. */
  undecided?(view: View): readonly Seat[] | null
}

/** One step of the line that stands, and what came of it. */
export interface ToldStep<S, E extends GameEvent = GameEvent> {
  /** Counted from 1. */
  readonly number: number
  /** Absent: chance. */
  readonly seat?: Seat
  readonly action: Action
  readonly events: readonly E[]
  readonly before: S
  readonly after: S
}

/** A match that is over, as a game is handed it to tell of. */
export interface Finished<S, E extends GameEvent = GameEvent> {
  readonly result: MatchResult
  /** The table before the first step; whoever reads it leaves it as it is. */
  readonly start: S
  /** Played again from its beginning whenever they are asked for. */
  steps(): Iterable<ToldStep<S, E>>
}

/** How a game tells of its matches. */
export interface Tales<S, C> {
  /** Raised whenever a match is told otherwise than before: what was told by a lower one is told anew. */
  readonly version: number
  tell(content: C, match: Finished<S>, seat: Seat): Tale
}

/** Everything there is of one game: what a folder under games/ exports and the registry lists. */
export interface Kit<S, A extends Action, O, C> {
  readonly facts: Facts
  readonly packs: Packs<C>
  /** The rules with this content. */
  make(content: C): Game<S, A, O>
  /** What bots think with. */
  policy(content: C): Policy<S, A>
  /** What is made of its views by those who see nothing else. */
  reader(content: C, names?: OwnNames): Reader
  /** The own names that a match with these options brings along, for games whose heroes have some. */
  called?(this: void, options: O): OwnNames
  /** For games that can be played against the clock: the limit of a match with these options, if it has one. */
  timeLimit?(options: O): TimeLimit | null
  readonly campaign?: Campaign<unknown>
  /** What it tells of a match that is over, for games that do. */
  readonly tales?: Tales<S, C>
  /**
   * Listens to a match for the laboratory, which counts without it only what all games have. Odds that take long to work
   * out are looked at in a few matches, and there once: beside the choice that comes after so many others (`look`).
   */
  watch?(content: C, start: S, notes: Notes, look: number | null): Watcher<S>
  /** What is called how in the notes of its watcher. */
  glossary?(content: C, language: Language): Glossary
}

export type AnyGame = Game<unknown, Action, unknown>
export type AnyKit = Kit<unknown, Action, unknown, unknown>
