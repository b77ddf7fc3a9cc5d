/**
 * Provably fair chance. Before the first step the commitment to a 256-bit secret is published; every person then shows
 * a salt that was committed to on sitting down, so that nobody, not even whoever keeps the secret, could choose the
 * dice; after the last step the secret is shown and anyone can check every roll. Everything is bound to this very
 * match. Dice, lots of bots, chain and commitments use labels of their own: one says nothing about the other.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './hash.ts'
import type { Entry, Header, Salt } from './log.ts'
import { belowFrom, type Chance } from './rng.ts'
import { refuse } from './text/index.ts'
import type { Refused, Rng } from './types.ts'

/** 64 hexadecimal digits. */
export type Secret = string

const LABELS = {
  commitment: 'undercroft/commitment/1\0',
  salt: 'undercroft/salt/1\0',
  dice: 'undercroft/dice/2\0',
  lots: 'undercroft/lots/2\0',
  chain: 'undercroft/chain/2\0',
} as const

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** What is published before the first step. */
export function commitmentTo(secret: Secret): string {
  return sealed(LABELS.commitment, secret)
}

/** What a person publishes on sitting down. */
export function saltCommitment(salt: string): string {
  return sealed(LABELS.salt, salt)
}

function sealed(label: string, hex: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(label), hexToBytes(hex))))
}

/** Sealed dice are for matches in earnest: every person has a salt, or nobody has, and no seed could tell them. */
export function faultOfFair({ fair, practice, seed, seats }: Header): Refused | null {
  if (!fair) return null
  if (practice || seed !== undefined) return refuse('fair', t => t.fairAlone)
  if (fair.salts.length === 0) return null
  if (fair.salts.length !== seats.length) return refuse('fair', t => t.saltCount(seats.length))
  const bare = seats.findIndex(({ kind }, seat) => kind === 'person' && !fair.salts[seat])
  if (bare >= 0) return refuse('fair', t => t.saltMissing(bare))
  const wrong = fair.salts.findIndex(salt => salt && !isTrue(salt))
  return wrong < 0 ? null : refuse('fair', t => t.saltFalse(wrong))
}

function isTrue({ salt, commitment }: Salt): boolean {
  return isSecret(salt) && saltCommitment(salt) === commitment
}

/** Everything the dice depend on, as it stood at the start. */
function bindingOf({ fair, game, rulesVersion, options, content, seats }: Header): Uint8Array {
  const { match, commitment } = fair ?? { match: '', commitment: '' }
  const facts = { match, game, rulesVersion, options, content, seats: seats.length, commitment }
  return sha256(utf8ToBytes(canonical(facts)))
}

function derived(label: string, secret: Secret, header: Header): Uint8Array {
  const salts = header.fair?.salts.map(salt => salt?.salt ?? '-') ?? []
  const message = concatBytes(utf8ToBytes(label), bindingOf(header), utf8ToBytes(salts.join(',')))
  return hmac(sha256, hexToBytes(secret), message)
}

/** What a key makes of a text. */
type Keyed = (text: string) => ReturnType<typeof hmac>

/** What comes before every text is done once, for the first: most matches of a server lie still. */
function keyedBy(label: string, secret: Secret, header: Header): Keyed {
  let begun: ReturnType<typeof hmac.create> | null = null
  return text => {
    begun ??= hmac.create(sha256, derived(label, secret, header))
    return begun.clone().update(utf8ToBytes(text)).digest()
  }
}

/** The dice of a match: HMAC-SHA-256 in counter mode, a stream for each roll. */
export function fairChance(secret: Secret, header: Header): Chance {
  const keyed = keyedBy(LABELS.dice, secret, header)
  return stream => streamOf(keyed, stream)
}

/** What its bots draw lots by. */
export function fairLots(secret: Secret, header: Header): Chance {
  const keyed = keyedBy(LABELS.lots, secret, header)
  return stream => streamOf(keyed, stream)
}

/** A link over each entry and all before it, from the first link, which is over none. It tells nothing by itself. */
export interface Chain {
  readonly first: string
  next(before: string, entry: Entry): string
}

export function chainOf(secret: Secret, header: Header): Chain {
  const keyed = keyedBy(LABELS.chain, secret, header)
  const link = (text: string) => bytesToHex(keyed(text))
  return {
    get first() {
      return link('')
    },
    next: (before, entry) => link(`${before}${canonical(entry)}`),
  }
}

function streamOf(keyed: Keyed, stream: number): Rng {
  let counter = 0
  let block = new DataView(new ArrayBuffer(0))
  let offset = 0
  const next = () => {
    if (offset >= block.byteLength) {
      const bytes = keyed(`${stream}/${counter++}`)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      offset = 0
    }
    const word = block.getUint32(offset)
    offset += 4
    return word
  }
  return { below: n => belowFrom(next, n) }
}
