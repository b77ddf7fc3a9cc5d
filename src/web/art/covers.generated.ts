// Written by "npm run art" from scripts/art/scenes. Do not edit.
export const covers = {
  dungeon: {
    src: new URL('./covers/dungeon.webp', import.meta.url).href,
    width: 486,
    height: 906,
    focus: '50% 50%',
  },
  onedeck: {
    src: new URL('./covers/onedeck.webp', import.meta.url).href,
    width: 486,
    height: 906,
    focus: '50% 50%',
  },
  tin: {
    src: new URL('./covers/tin.webp', import.meta.url).href,
    width: 486,
    height: 906,
    focus: '50% 50%',
  },
  'dungeon-mark': {
    src: new URL('./covers/dungeon-mark.webp', import.meta.url).href,
    width: 173,
    height: 173,
    focus: '50% 50%',
  },
  'onedeck-mark': {
    src: new URL('./covers/onedeck-mark.webp', import.meta.url).href,
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
  'onedeck-won': {
    src: new URL('./covers/onedeck-won.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
  'onedeck-lost': {
    src: new URL('./covers/onedeck-lost.webp', import.meta.url).href,
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
  'tin-late': {
    src: new URL('./covers/tin-late.webp', import.meta.url).href,
    width: 576,
    height: 360,
    focus: '50% 50%',
  },
} as const
