/** Keys of devices and secrets of links: 128 bits that go out once and are kept as hashes; and the secrets of dice. */
import { createHash, randomBytes } from 'node:crypto'

export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of a key; 128 random bits need no salt. */
export function hashOf(key: string): string {
  return createHash('sha256').update(`undercroft/key/1\0${key}`).digest('base64url')
}

/** 256 bits for the dice of a match. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}
