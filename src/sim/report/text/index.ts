import type { Language } from '../../../engine/types.ts'
import { de } from './de.ts'
import { en, type ReportText } from './en.ts'

export const TEXTS: Readonly<Record<Language, ReportText>> = { en, de }
