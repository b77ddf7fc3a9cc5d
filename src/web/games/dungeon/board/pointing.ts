/** The space that is pointed at, by mouse, finger or keyboard: board and rail both show what is there. */
import { signal } from '@preact/signals'

export const pointed = signal<string | null>(null)
