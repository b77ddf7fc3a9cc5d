import { plainText, type Rule, type Section } from '../../games/rulebook.ts'
import { hrefTo } from '../shell/router.ts'
import { piecesOf } from './find.ts'
import { words } from './text/index.ts'

interface Props {
  readonly id: string
  readonly section: Section
  readonly game: string
  readonly terms: readonly string[]
  /** The rule that was asked for. */
  readonly asked: string | null
}

export function RuleSection({ id, section: { title, text, rules }, game, terms, asked }: Props) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <ul>
        {rules.map(rule => (
          <li key={rule.id} id={`rule-${rule.id}`} class="rule" data-asked={rule.id === asked} tabIndex={-1}>
            <a
              class="rule-id"
              href={hrefTo('rules', game, { rule: rule.id })}
              aria-label={words.value.linkTo(rule.id)}
            >
              {rule.id}
            </a>
            <p>
              {rule.ruling && <Ruling />}
              <Sentence rule={rule} game={game} terms={terms} />
            </p>
          </li>
        ))}
      </ul>
      {text.map(paragraph => (
        <p key={paragraph}>{plainText(paragraph)}</p>
      ))}
    </section>
  )
}

export function Ruling() {
  return (
    <span class="rule-ruling" title={words.value.rulingHelp}>
      {words.value.ruling}
    </span>
  )
}

function Sentence({ rule, game, terms }: { readonly rule: Rule } & Pick<Props, 'game' | 'terms'>) {
  return (
    <>
      {piecesOf(plainText(rule.text), terms).map((piece, index) => {
        if (piece.kind === 'ruling') return <Ruling key={index} />
        if (piece.kind === 'hit') return <mark key={index}>{piece.text}</mark>
        if (piece.kind === 'text') return piece.text
        return (
          <a key={index} href={hrefTo('rules', game, { rule: piece.text })}>
            {piece.text}
          </a>
        )
      })}
    </>
  )
}
