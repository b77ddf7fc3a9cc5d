/** Where there is nothing to read yet: what will stand here, and the way to the games. */
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import type { Outline } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { text } from '../text/index.ts'
import './nothing-yet.css'
import { goTo } from './router.ts'

interface Props {
  readonly icon: Outline
  readonly hue: string
  readonly title: string
  readonly help: string
}

export function NothingYet({ icon, hue, title, help }: Props) {
  return (
    <Card class="nothing-yet">
      <Lino alt="" shape="square" outline={icon} hue={hue} />
      <div>
        <h2>{title}</h2>
        <p>{help}</p>
        <Button kind="go" icon={ICONS.dice} onPress={() => goTo('home')}>
          {text.value.toGames}
        </Button>
      </div>
    </Card>
  )
}
