/** The face of a die: while it rolls another every moment, and none where nothing should move. */
import { useEffect, useState } from 'preact/hooks'
import { isStill } from '../../shell/settings.ts'

/** Quick enough to be a blur, slow enough to be faces. */
const FACE_MS = 75

export function useFace(value: number | null, isRolling: boolean): number | null {
  const [passing, setPassing] = useState<number | null>(null)
  useEffect(() => {
    if (!isRolling || isStill()) return setPassing(null)
    const turn = setInterval(() => setPassing(now => another(now)), FACE_MS)
    setPassing(another(null))
    return () => clearInterval(turn)
  }, [isRolling])
  return isRolling ? passing : value
}

/** Any face but the one before. */
function another(face: number | null): number {
  const next = 1 + Math.floor(Math.random() * 5)
  return face !== null && next >= face ? next + 1 : next
}
