import { printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/onedeck/text/de/printed.ts').then(file => file.printed),
)
