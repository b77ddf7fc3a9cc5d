import { useState } from 'preact/hooks'
import { Button, IconButton } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { HintSlip } from '../hint-slip/hint-slip.tsx'
import { coins, eye, skull, sword, time, undo } from '../icons.ts'
import { Estimates } from '../odds/estimates.tsx'
import { orMore } from '../odds/fractions.ts'
import { Bars, Odds6, Odds36, Ribbon } from '../odds/odds.tsx'
import { door, sack, teleport } from '../play-icons.generated.ts'
import { Segmented } from '../segmented/segmented.tsx'
import { Switch } from '../switch/switch.tsx'
import { Toast } from '../toast/toast.tsx'

export function GalleryActions() {
  return (
    <section>
      <h2>Actions</h2>
      <div class="set middle">
        <Button kind="go" icon={sword} sub="6 or more, 72 %" shortcut="F">
          Fight the Ogre
        </Button>
        <Button icon={eye} shortcut="E">
          Look ahead
        </Button>
        <Button kind="risk" icon={door} sub="could be fatal" ask="Really? Enter">
          Enter
        </Button>
        <Button icon={teleport} why="only from a chamber">
          Teleport
        </Button>
        <IconButton icon={undo} label="Undo" />
        <IconButton icon={undo} label="Undo" why="nothing to take back" />
        <Chip icon={coins}>4,500 gp</Chip>
        <Chip>Round 3</Chip>
      </div>
      <Odds />
      <h2>Hint, toast, refusal</h2>
      <HintSlip
        more={
          <Estimates
            label="How likely each choice wins"
            estimates={[
              { key: 'rat', label: 'Enter door 1', value: 0.42, low: 0.38, high: 0.46, margin: 4 },
              { key: 'explore', label: 'Explore', value: 0.35, low: 0.3, high: 0.4, margin: 5 },
            ]}
          />
        }
      >
        Heroic 5 on the M 5 saves 2 damage, more than any other box.
      </HintSlip>
      <div>
        <Toast icon={sack} seal>
          <b>Odile</b> drew a treasure of level 3.
        </Toast>
      </div>
      <div>
        <Toast icon={time}>
          Bram moved first. <b>Your move was not played</b>; choose again.
        </Toast>
      </div>
      <Choices />
    </section>
  )
}

function Odds() {
  return (
    <>
      <h2>Odds</h2>
      <div class="set middle">
        <Card>
          <div class="set middle">
            <Odds36 good={orMore(6)} />
            <span>
              <b class="percent">72 %</b>
              <br />
              <span class="muted">6 or more, 26 of 36</span>
            </span>
          </div>
        </Card>
        <Odds6 good={face => face >= 4} />
      </div>
      <Ribbon
        label="If you fight"
        parts={[
          { share: 15, tone: 'win', label: 'it is slain', icon: sword },
          { share: 6, tone: 'miss', label: 'it misses' },
          { share: 6, tone: 'stun', label: 'stunned' },
          { share: 7, tone: 'hurt', label: 'wounded' },
          { share: 2, tone: 'kill', label: 'killed', icon: skull },
        ]}
      />
      <Bars
        label="Your choices this round"
        bars={[
          { label: 'no card', share: 1 / 3 },
          { label: 'the +2 card', share: 2 / 3, chosen: true },
          { label: 'with a bomb', share: 5 / 6 },
        ]}
      />
    </>
  )
}

function Choices() {
  const [speed, setSpeed] = useState(2)
  const [game, setGame] = useState('race')
  const [odds, setOdds] = useState(true)
  const games = [
    { value: 'race', label: 'Race' },
    { value: 'hunt', label: 'Hunt' },
    { value: 'timed', label: 'Timed', why: 'for one player' },
  ]
  return (
    <>
      <h2>Choices</h2>
      <div class="set middle">
        <Segmented
          label="Speed"
          options={[1, 2, 4].map(value => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={setSpeed}
        />
        <Switch label="Show odds" checked={odds} onChange={setOdds} />
        <Switch label="Sound" checked={!odds} onChange={on => setOdds(!on)} />
      </div>
      <Card>
        <div class="set middle">
          <Segmented label="Game" options={games} value={game} onChange={setGame} />
          <Switch label="Show odds" checked={odds} onChange={setOdds} />
          <Button why="two players at least">Start</Button>
          <Button kind="risk" sub="cannot be undone">
            Delete
          </Button>
        </div>
      </Card>
    </>
  )
}
