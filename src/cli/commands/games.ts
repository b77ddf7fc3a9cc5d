/** `undercroft games`: what can be played, and with which options. */
import type { Command } from 'commander'
import { textOf } from '../../engine/option-text.ts'
import type { Facts } from '../../engine/types.ts'
import { say } from '../io.ts'
import { oneOf, wrap } from '../layout.ts'
import type { Shell } from '../shell.ts'

export function addGames(program: Command, shell: Shell): void {
  program
    .command('games')
    .description('List the games and their options')
    .action(() => {
      for (const { facts } of shell.kits) showFacts(shell, facts)
      if (shell.kits.length === 0) say(shell.io, 'There are no games here.')
    })
}

function showFacts({ io, ...shell }: Shell, facts: Facts): void {
  const { min, max } = facts.seats
  const seats = min === max ? `${min}` : `${min} to ${max}`
  const paint = shell.paint()
  const lines = [
    facts.tagline,
    `Seats: ${seats}. About ${facts.minutes} minutes. Modes: ${facts.modes.join(', ')}. Rules version ${facts.rulesVersion}.`,
    ...facts.options.map(
      ({ name, standard, choices, pick }) =>
        `-o ${name}=${textOf(standard)}  (${pick ? `${oneOf(pick)} of ` : ''}${choices.map(textOf).join(', ')})`,
    ),
    ...facts.sources.map(({ title, by, year }) => `After ${title} by ${by} (${year}).`),
    ...(facts.reconstructed === '' ? [] : [`Reconstructed: ${facts.reconstructed}`]),
  ]
  say(io, `${paint('strong', facts.id)}  ${facts.title}`)
  for (const line of lines) say(io, wrap(`  ${line}`, io.columns, '    '))
}
