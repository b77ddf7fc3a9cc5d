import { useEffect, useState } from 'preact/hooks'
import { SEEN_MS } from '../seen.ts'

const PATIENCE_MS = 4000

interface Risk {
  readonly asking: boolean
  readonly press: () => void
  readonly forget: () => void
}

/** A risky press asks once: only a second press within a few seconds acts, and not one that came before it could be read. */
export function useRisk(risky: boolean, act: (() => void) | undefined): Risk {
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const asking = risky && askedAt !== null
  const forget = () => setAskedAt(null)
  useEffect(() => {
    if (!asking) return undefined
    const timer = setTimeout(forget, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [asking])
  const press = () => {
    const now = performance.now()
    if (asking && now - askedAt < SEEN_MS) return
    setAskedAt(risky && !asking ? now : null)
    if (!risky || asking) act?.()
  }
  return { asking, press, forget }
}
