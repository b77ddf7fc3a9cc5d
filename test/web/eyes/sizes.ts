/** The screens on which the page is looked at. */

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isTouch: boolean
  readonly colorScheme: 'dark' | 'light'
  /** True where a hint lies open meanwhile. */
  readonly hasHint?: boolean
}

const screen = (width: number, height: number, isTouch: boolean): Screen => ({
  name: `${width} x ${height}`,
  width,
  height,
  isTouch,
  colorScheme: height > width ? 'light' : 'dark',
})

export const LAPTOP = screen(1366, 768, false)
export const PHONE = screen(390, 844, true)

/** Every moment is looked at on these: a laptop, a phone that lies, and one upright. The dark theme comes first. */
export const USUAL: readonly Screen[] = [LAPTOP, screen(844, 390, true), PHONE]

/** The light theme goes on with the first of them: whatever changes it costs more than a turn does. */
export const OTHERS: readonly Screen[] = [
  screen(768, 1024, true),
  screen(834, 1194, true),
  screen(360, 640, true),
  screen(320, 640, true),
  { ...screen(1440, 900, false), name: '1440 x 900 with a hint', hasHint: true },
  { ...screen(640, 400, false), name: '1280 x 800 at 200 %' },
  screen(1024, 768, true),
  screen(932, 430, true),
  screen(667, 375, true),
]
