/** Words for someone who reads this language. */
import type { Language, Reader, Words } from '../../engine/types.ts'

export function wordsIn({ words }: Reader, language: Language): Words {
  return words[language] ?? words.en
}
