import { printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/onedeck/text/printed-de.ts').then(file => file.printed),
)
