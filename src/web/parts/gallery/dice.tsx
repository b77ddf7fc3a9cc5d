import { useState } from 'preact/hooks'
import * as DUNGEON from '../../games/dungeon/icons.generated.ts'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Die } from '../die/die.tsx'
import { Hearts } from '../hearts/hearts.tsx'
import { dice } from '../icons.ts'
import { Level } from '../level/level.tsx'
import { Standee, StandeeShape, seatColour } from '../standee/standee.tsx'
import { Labelled } from './labelled.tsx'

export function GalleryDice() {
  return (
    <section>
      <Dice />
      <h2>Boxes</h2>
      <Boxes />
      <h2>Levels, seats, health</h2>
      <div class="set middle">
        {[1, 2, 3, 4, 5, 6].map(level => (
          <Level key={level} level={level} />
        ))}
        <Level level={2} plain label="floor" />
        <Standee figure={DUNGEON.wizard} seat={1} own label="Wizard, seat 1" />
        <Standee figure={DUNGEON.fighter} seat={2} />
        <Standee figure={DUNGEON.rogue} seat={3} />
        <Standee figure={DUNGEON.cleric} seat={4} />
        <svg width="48" height="66" aria-hidden="true">
          <g class="standee" style={seatColour(5)} transform="scale(.8)">
            <StandeeShape figure={DUNGEON.wizard} seat={5} />
          </g>
        </svg>
        <Hearts left={4} of={6} />
      </div>
    </section>
  )
}

function Dice() {
  const [isRolling, setRolling] = useState(false)
  const [held, setHeld] = useState(true)
  return (
    <>
      <h2>Dice: outline, letter, pips</h2>
      <div class="set" style={{ '--die': '58px' }}>
        <Labelled as="Agility">
          <Die kind="A" value={5} rolling={isRolling} />
        </Labelled>
        <Labelled as="Strength">
          <Die kind="S" value={3} rolling={isRolling} />
        </Labelled>
        <Labelled as="Magic">
          <Die kind="M" value={6} rolling={isRolling} />
        </Labelled>
        <Labelled as="Heroic">
          <Die kind="H" value={4} rolling={isRolling} />
        </Labelled>
        <Labelled as="plain">
          <Die kind="plain" value={2} rolling={isRolling} />
        </Labelled>
      </div>
      <div class="set" style={{ '--die': '58px' }}>
        <Labelled as="held">
          <Die kind="M" value={2} held={held} onPick={() => setHeld(!held)} />
        </Labelled>
        <Labelled as="paid">
          <Die kind="S" value={1} spent />
        </Labelled>
        <Labelled as="not rolled">
          <Die kind="A" value={null} />
        </Labelled>
        <Button icon={dice} pressed={isRolling} onPress={() => setRolling(!isRolling)}>
          Roll
        </Button>
      </div>
    </>
  )
}

function Boxes() {
  const pair = [
    { kind: 'M', value: 4 },
    { kind: 'H', value: 3 },
  ] as const
  return (
    <Card>
      <div class="set">
        <Labelled as="small">
          <Box kind="A" need={4} time={1} />
        </Labelled>
        <Labelled as="any colour">
          <Box kind="X" need={5} hearts={1} />
        </Labelled>
        <Labelled as="armor">
          <Box kind="M" need={3} armor />
        </Labelled>
        <Labelled as="skull">
          <Box kind="S" need={6} skull hearts={1} />
        </Labelled>
        <Labelled as="fits now">
          <Box kind="A" need={5} hearts={1} time={1} lit onPick={() => {}} />
        </Labelled>
        <Labelled as="filled">
          <Box kind="M" need={4} hearts={2} dice={[{ kind: 'M', value: 5 }]} full />
        </Labelled>
        <Labelled as="must wait">
          <Box kind="S" need={4} hearts={1} dimmed="armor first" onPick={() => {}} />
        </Labelled>
        <Labelled as="heroic">
          <Box kind="H" need={6} hearts={1} />
        </Labelled>
        <Labelled as="wide armor">
          <Box kind="S" need={11} wide armor onPick={() => {}} />
        </Labelled>
        <Labelled as="wide, 4 short">
          <Box kind="M" need={11} wide hearts={2} time={1} dice={pair} onPick={() => {}} />
        </Labelled>
        <span style={{ '--box': '90px' }}>
          <Labelled as="larger">
            <Box
              kind="S"
              need={8}
              wide
              armor
              full
              dice={[
                { kind: 'S', value: 5 },
                { kind: 'S', value: 3 },
              ]}
            />
          </Labelled>
        </span>
      </div>
    </Card>
  )
}
