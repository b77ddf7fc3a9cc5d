// Written by "npm run art" from scripts/art/scenes. Do not edit.
export const tin = {
  imp: {
    src: new URL('./tin/imp.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 20%',
  },
  'helmeted-imp': {
    src: new URL('./tin/helmeted-imp.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 20%',
  },
  fiend: {
    src: new URL('./tin/fiend.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  'helmeted-fiend': {
    src: new URL('./tin/helmeted-fiend.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  princess: {
    src: new URL('./tin/princess.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 17%',
  },
  merchant: {
    src: new URL('./tin/merchant.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  stairwell: {
    src: new URL('./tin/stairwell.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  chasm: {
    src: new URL('./tin/chasm.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  'chasm-roped': {
    src: new URL('./tin/chasm-roped.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
  vault: {
    src: new URL('./tin/vault.webp', import.meta.url).href,
    width: 576,
    height: 306,
    focus: '50% 50%',
  },
} as const
