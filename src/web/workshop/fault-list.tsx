/** All faults above the tables, each a way to its place. */
import type { Fault } from '../../engine/types.ts'
import { faultWord, placeWord } from './said.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'
import './fault-list.css'

/** With more of them nobody reads on. */
const SHOWN = 6

export function FaultList({ work }: { readonly work: Work }) {
  const faults = work.faults.value
  const say = words.value
  if (faults.length === 0) return null
  return (
    <section class="ws-faults" aria-label={say.faults(faults.length)}>
      <h2>{say.faults(faults.length)}</h2>
      <p>{say.faultsWhy(faults.length)}</p>
      <ul>
        {faults.slice(0, SHOWN).map(fault => (
          <li key={`${fault.place} ${fault.said.en}`}>
            <Way work={work} fault={fault} />
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{say.moreFaults(faults.length - SHOWN)}</p>}
    </section>
  )
}

function Way({ work, fault }: { readonly work: Work; readonly fault: Fault }) {
  const path = fault.place === '' ? [] : fault.place.split('.')
  return (
    <button type="button" onClick={() => (work.sought.value = path)}>
      <b>{placeWord(work, work.draft.value.content, path)}</b> <span>{faultWord(fault)}</span>
    </button>
  )
}
