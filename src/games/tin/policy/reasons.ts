/** Why a judgement was made, in ids and numbers; `text/` makes sentences of it. Rooms are named by their tiles. */
import type { Good, Item, Token } from '../types.ts'

export type TinReason =
  // The princess
  | { readonly why: 'rescue'; readonly at: string }
  | { readonly why: 'carry'; readonly at: string; readonly monsters: number }
  | { readonly why: 'free'; readonly at: string }
  // Hearts
  | { readonly why: 'rest'; readonly hearts: number }
  | { readonly why: 'goRest'; readonly at: string; readonly hearts: number; readonly monsters: number }
  | { readonly why: 'drink'; readonly hearts: number }
  | { readonly why: 'sip'; readonly hearts: number; readonly chance: number }
  | { readonly why: 'goBuyPotion'; readonly at: string; readonly hearts: number }
  // Battle
  | { readonly why: 'fight'; readonly monsters: number; readonly hearts: number; readonly chance: number }
  | { readonly why: 'lastStand'; readonly monsters: number; readonly chance: number }
  | { readonly why: 'retreat'; readonly at: string; readonly hearts: number; readonly chance: number }
  | { readonly why: 'answer'; readonly card: string; readonly chance: number; readonly bare: number }
  | { readonly why: 'top'; readonly chance: number; readonly bare: number }
  | { readonly why: 'bare'; readonly chance: number }
  | { readonly why: 'bomb'; readonly chance: number; readonly without: number }
  | { readonly why: 'saveBomb'; readonly without: number }
  | { readonly why: 'gulp'; readonly hearts: number; readonly chance: number }
  | {
      readonly why: 'back'
      readonly at: string
      readonly monsters: number
      readonly hearts: number
      readonly chance: number
    }
  // Treasure
  | { readonly why: 'gold'; readonly gold: number }
  | { readonly why: 'take'; readonly item: Item }
  | { readonly why: 'makeRoom'; readonly item: Item; readonly for: Item }
  | { readonly why: 'fetch'; readonly token: Token; readonly at: string }
  | { readonly why: 'buy'; readonly good: Good }
  | { readonly why: 'pay'; readonly token: Token; readonly due: number }
  | { readonly why: 'trade'; readonly item: Item; readonly for: Good }
  | { readonly why: 'dear'; readonly good: Good }
  | { readonly why: 'goShop'; readonly at: string; readonly good: Good }
  | { readonly why: 'stock'; readonly good: Good }
  | { readonly why: 'putDown'; readonly token: Token }
  // Ways and doors
  | { readonly why: 'unlock'; readonly at: string }
  | { readonly why: 'goUnlock'; readonly at: string }
  | { readonly why: 'treasury'; readonly at: string; readonly monsters: number; readonly hearts: number }
  | { readonly why: 'rope' }
  | { readonly why: 'span' }
  | { readonly why: 'explore'; readonly at: string; readonly tiles: number }
  | { readonly why: 'layHer'; readonly at: string; readonly monsters: number }
  | { readonly why: 'train'; readonly at: string; readonly level: number; readonly missing: number }
  | { readonly why: 'drill'; readonly at: string; readonly cards: number }
  | { readonly why: 'hunt'; readonly at: string }
  | { readonly why: 'lay' }
  | { readonly why: 'opens'; readonly doors: number }
  | { readonly why: 'dark'; readonly at: string; readonly tiles: number; readonly monsters: number }
  | { readonly why: 'beyond'; readonly at: string; readonly monsters: number }
  | { readonly why: 'enter' }
  | { readonly why: 'enterLater' }
  | { readonly why: 'wander' }
