/** What can be done with a thing of the tin: drink it, drop it, or keep it. */
import { useEffect } from 'preact/hooks'
import type { TinView } from '../../../games/tin/view/types.ts'
import type { Choice } from '../../../table/protocol.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import * as PAGE_ICONS from '../../parts/icons.generated.ts'
import type { TableProps } from '../../table/look.ts'
import { ofKind } from './choices.ts'
import { openThing } from './held.ts'
import * as ICONS from './icons.generated.ts'
import { text } from './text/index.ts'

export function ThingSlip({ view, choices, choose }: TableProps<TinView>) {
  const token = openThing.value
  const isThere =
    token !== null && (typeof token === 'number' ? view.gold.includes(token) : view.wells.includes(token))
  useEffect(() => {
    if (token !== null && !isThere) openThing.value = null
  }, [token, isThere])
  useEffect(() => {
    if (token === null) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') openThing.value = null
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [token])
  if (token === null || !isThere) return null
  const drop = ofKind(choices, 'drop').find(({ action }) => action.token === token)?.choice
  const drink = token === 'potion' ? ofKind(choices, 'drink')[0]?.choice : undefined
  const close = () => (openThing.value = null)
  const act = (choice: Choice) => () => {
    close()
    choose(choice)
  }
  return (
    <Card class="tin-slip">
      <h3>{text.value.item(token)}</h3>
      <p class="muted">{drop ? text.value.dropHelp : text.value.cannotDrop}</p>
      <div>
        {drink && (
          <Button icon={ICONS.potion} onPress={act(drink)}>
            {text.value.drink}
          </Button>
        )}
        {drop && <Button onPress={act(drop)}>{text.value.dropIt(token)}</Button>}
        <Button icon={PAGE_ICONS.close} onPress={close}>
          {text.value.keep}
        </Button>
      </div>
    </Card>
  )
}
