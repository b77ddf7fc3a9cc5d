import { useEffect, useState } from 'preact/hooks'

const PATIENCE_MS = 4000

interface Risk {
  readonly asking: boolean
  readonly press: () => void
  readonly forget: () => void
}

/** A risky press asks once: only a second press within a few seconds acts. */
export function useRisk(risky: boolean, act: (() => void) | undefined): Risk {
  const [asking, setAsking] = useState(false)
  const forget = () => setAsking(false)
  useEffect(() => {
    if (!asking) return undefined
    const timer = setTimeout(forget, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [asking])
  const press = () => {
    setAsking(risky && !asking)
    if (!risky || asking) act?.()
  }
  return { asking: asking && risky, press, forget }
}
