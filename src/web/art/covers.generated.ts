// Written by "npm run art" from scripts/art/scenes. Do not edit.
export const covers = {
  dungeon: {
    src: new URL('./covers/dungeon.webp', import.meta.url).href,
    width: 380,
    height: 710,
    focus: '50% 50%',
  },
  'one-deck': {
    src: new URL('./covers/one-deck.webp', import.meta.url).href,
    width: 380,
    height: 710,
    focus: '50% 50%',
  },
  tin: {
    src: new URL('./covers/tin.webp', import.meta.url).href,
    width: 380,
    height: 710,
    focus: '50% 50%',
  },
  'dungeon-mark': {
    src: new URL('./covers/dungeon-mark.webp', import.meta.url).href,
    width: 173,
    height: 173,
    focus: '50% 50%',
  },
  'one-deck-mark': {
    src: new URL('./covers/one-deck-mark.webp', import.meta.url).href,
    width: 173,
    height: 173,
    focus: '50% 50%',
  },
  'tin-mark': {
    src: new URL('./covers/tin-mark.webp', import.meta.url).href,
    width: 173,
    height: 173,
    focus: '50% 50%',
  },
  'dungeon-won': {
    src: new URL('./covers/dungeon-won.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'dungeon-lost': {
    src: new URL('./covers/dungeon-lost.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'one-deck-won': {
    src: new URL('./covers/one-deck-won.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'one-deck-lost': {
    src: new URL('./covers/one-deck-lost.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'tin-won': {
    src: new URL('./covers/tin-won.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'tin-lost': {
    src: new URL('./covers/tin-lost.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
} as const
