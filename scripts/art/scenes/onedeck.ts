import type { Scene } from '../scene.ts'
import { foes } from './onedeck-foes.ts'
import { perils } from './onedeck-perils.ts'
import { bosses, heroes, places } from './onedeck-places.ts'

export const onedeck: readonly Scene[] = [...foes, ...perils, ...bosses, ...places, ...heroes]
