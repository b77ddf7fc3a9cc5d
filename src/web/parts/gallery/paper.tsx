import { useState } from 'preact/hooks'
import * as DUNGEON from '../../games/dungeon/icons.generated.ts'
import * as ONEDECK from '../../games/onedeck/icons.generated.ts'
import * as TIN from '../../games/tin/icons.generated.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Flame } from '../flame/flame.tsx'
import { Hearts } from '../hearts/hearts.tsx'
import { Icon } from '../icon/icon.tsx'
import * as ICONS from '../icons.ts'
import { Level } from '../level/level.tsx'
import { Lino } from '../lino/lino.tsx'
import { LogList } from '../log-list/log-list.tsx'
import { named } from '../named.tsx'
import * as PLAY from '../play-icons.generated.ts'
import { RockPattern } from '../rock/rock.tsx'

export function GalleryPaper() {
  return (
    <section>
      <h2>Monster card</h2>
      <Card>
        <Lino alt="" outline={TIN.imp} />
        <div class="set middle" style={{ 'justify-content': 'space-between', 'margin-top': '8px' }}>
          <h3>Ogre</h3>
          <Chip>token 1</Chip>
          <Level level={3} />
        </div>
        <p class="muted">Rogue 8, Cleric 9, Fighter 6, Wizard 8</p>
        <Hearts left={2} of={4} breaking={1} mending={1} />
        <Hearts left={2} of={3} about="Point at them: a slip tells what they are." />
      </Card>
      <h2>Log</h2>
      <div class="panel">
        <Log />
      </div>
      <h2>Rock, flame, sheet</h2>
      <div class="set middle">
        <svg width="120" height="72">
          <defs>
            <RockPattern id="rock" />
          </defs>
          <rect width="120" height="72" fill="var(--rock)" />
          <rect width="120" height="72" fill="url(#rock)" />
        </svg>
        <span style={{ '--flame': '30px' }}>
          <Flame flicker />
        </span>
        <AskSheet />
      </div>
      <h2>Icons</h2>
      {[ICONS, PLAY, DUNGEON, ONEDECK, TIN].map((set, place) => (
        <div key={place} class="icons">
          {Object.entries(set).map(([name, outline]) => (
            <span key={name} title={name}>
              <Icon of={outline} label={name} />
            </span>
          ))}
        </div>
      ))}
    </section>
  )
}

function Log() {
  return (
    <LogList
      lines={[
        { id: 0, turn: 'Round 3' },
        { id: 1, icon: PLAY.footsteps, text: named('Tomas moved 3 spaces.', ['Tomas']) },
        { id: 2, icon: ICONS.dice, text: 'A secret door: 4, not found.' },
        { id: 3, icon: ICONS.candle, text: <b>Your turn.</b>, now: true },
        { id: 4, icon: ICONS.skull, text: named('Bram was slain.', ['Bram']), later: true },
      ]}
    />
  )
}

function AskSheet() {
  const [open, setOpen] = useState(location.hash === '#sheet')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open a sheet</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Set up Dungeon!"
        lead="Heroes are chosen at the table, highest roll first."
        footer={
          <Button kind="go" onPress={() => setOpen(false)}>
            Start with 3
          </Button>
        }
      >
        <p>Dice are sealed before the first roll and opened after the last.</p>
      </Dialog>
    </>
  )
}
