/** What can be done with a thing of the tin: drink it, drop it, or keep it. */
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { Item, Token } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { Choice } from '../../../../table/protocol.ts'
import { Button } from '../../../parts/button/button.tsx'
import { Card } from '../../../parts/card/card.tsx'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import type { TableProps } from '../../../table/look.ts'
import { ofKind } from '../choices.ts'
import { openThing } from '../held.ts'
import * as ICONS from '../icons.generated.ts'
import { text } from '../text/index.ts'

/** What a thing is used for by itself. */
const USES: Readonly<Partial<Record<Item, 'drink' | 'rope'>>> = { potion: 'drink', rope: 'rope' }

export function ThingSlip({ view, choices, choose, picture }: TableProps<TinScene>) {
  const token = openThing.value
  const isThere =
    token !== null && (typeof token === 'number' ? view.gold.includes(token) : view.wells.includes(token))
  useEffect(() => {
    if (token !== null && !isThere) openThing.value = null
  }, [token, isThere])
  useLayoutEffect(() => {
    if (token === null) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') openThing.value = null
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [token])
  if (token === null || !isThere) return null
  const drops = ofKind(choices, 'drop').filter(({ action }) => liesWith(action.token, token))
  const drink = token === 'potion' ? ofKind(choices, 'drink')[0]?.choice : undefined
  const whyNotDrop = ofKind(picture.blocked, 'drop').find(({ action }) => action.token === token)?.choice.why
  const use = typeof token === 'string' ? USES[token] : undefined
  const whyNotUse = use && ofKind(picture.blocked, use)[0]?.choice.why
  const close = () => (openThing.value = null)
  const act = (choice: Choice) => () => {
    close()
    choose(choice)
  }
  return (
    <Card class="tin-slip">
      <h3>{text.value.item(token)}</h3>
      {whyNotUse !== undefined && <p class="muted">{whyNotUse}</p>}
      <p class="muted">{drops.length > 0 ? text.value.dropHelp : (whyNotDrop ?? text.value.cannotDrop)}</p>
      <div>
        {drink && (
          <Button icon={ICONS.potion} onPress={act(drink)}>
            {text.value.drink}
          </Button>
        )}
        {drops.map(({ choice, action }) => (
          <Button key={choice.key} onPress={act(choice)}>
            {text.value.dropIt(action.token)}
          </Button>
        ))}
        <Button icon={PAGE_ICONS.close} onPress={close}>
          {text.value.keep}
        </Button>
      </div>
    </Card>
  )
}

/** All gold lies in one heap, whichever coin of it is touched. */
function liesWith(token: Token, touched: Token): boolean {
  return token === touched || (typeof token === 'number' && typeof touched === 'number')
}
