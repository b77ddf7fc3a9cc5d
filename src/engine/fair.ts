import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chance } from './rng.ts'
import { belowFrom } from './rng.ts'
import type { Rng } from './types.ts'

/**
 * Provably fair chance. Before the first step the commitment to a 256-bit secret is published; then the players
 * may add a salt of their own, so that the secret cannot have been chosen to suit anybody; after the last step the
 * secret is shown and anyone can check every roll. Commitment and dice use different labels: one says nothing
 * about the other. Each step has its own stream, so a step is verified without those before it.
 */

/** 64 hexadecimal digits. */
export type Secret = string

const COMMITMENT = utf8ToBytes('undercroft/commitment/1\0')
const STREAM = utf8ToBytes('undercroft/stream/1\0')

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** What is published before the first step. */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT, hexToBytes(secret))))
}

/** The chance of one step: HMAC-SHA-256 in counter mode under a key made of secret and salt. */
export function fairRng(secret: Secret, step: number, salt = ''): Rng {
  return fairChance(secret, salt)(step)
}

export function fairChance(secret: Secret, salt = ''): Chance {
  const key = hmac(sha256, hexToBytes(secret), concatBytes(STREAM, utf8ToBytes(salt)))
  return step => streamOf(key, step)
}

function streamOf(key: Uint8Array, step: number): Rng {
  let counter = 0
  let block = new DataView(new ArrayBuffer(0))
  let offset = 0
  const next = () => {
    if (offset >= block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${step}/${counter++}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      offset = 0
    }
    const word = block.getUint32(offset)
    offset += 4
    return word
  }
  return { below: n => belowFrom(next, n) }
}
