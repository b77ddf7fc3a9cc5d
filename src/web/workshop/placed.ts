/** Faults at their places: at a field, at an entry, at a table, or at the whole. */
import type { Fault } from '../../engine/types.ts'
import type { Path } from './edits.ts'
import { columnsOf, type Table } from './tables.ts'

export type Faults = readonly Fault[]

/** Those of this very place. */
export function faultsAt(faults: Faults, path: Path): Faults {
  const place = path.join('.')
  return faults.filter(fault => fault.place === place)
}

/** Those of this place and of all within it. */
export function faultsWithin(faults: Faults, path: Path): Faults {
  const place = path.join('.')
  return faults.filter(fault => fault.place === place || fault.place.startsWith(`${place}.`))
}

/** Of an entry, those that none of its columns shows. */
export function faultsBesides(faults: Faults, table: Table, row: Path): Faults {
  const columns = columnsOf(table).map(({ path }) => [...row, ...path].join('.'))
  return faultsWithin(faults, row).filter(({ place }) => table.kind !== 'values' && !columns.includes(place))
}

/** The table that a place lies in. */
export function tableAt(tables: readonly Table[], place: string): Table | undefined {
  const within = ({ path }: Table) =>
    path.length === 0 || place === path.join('.') || place.startsWith(`${path.join('.')}.`)
  return tables.filter(within).toSorted((a, b) => b.path.length - a.path.length)[0]
}
