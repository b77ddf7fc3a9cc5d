import { wordsIn } from '../../text/words.ts'
import { en } from './en.ts'

export type CampaignWords = typeof en

export const words = wordsIn<CampaignWords>(en, { de: () => import('./de.ts').then(file => file.de) })
