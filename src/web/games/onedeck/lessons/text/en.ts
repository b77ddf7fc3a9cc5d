/** Words of the lessons of One Deck Dungeon, in English: one text for each step, by its name. */

export const en = {
  doors: {
    title: 'Doors, dice and loot',
    steps: {
      welcome:
        'Welcome to One Deck Dungeon. Your Warrior goes down three floors to beat a boss. Her dice: 4 of Strength (S), 2 of Agility (A), 1 of Magic (M).',
      time: 'The deck is time. Every turn takes two cards of it; this dungeon has already taken five more.',
      explore: 'There are no doors yet. Explore: new cards are laid as closed doors.',
      enter: 'Open the first door.',
      face: 'A Cave-in: a peril. You could flee and leave the door open. Face it.',
      way: 'A peril has two ways. To dismantle it costs 2 time at once and needs Strength 6; to climb over needs Agility 11. You are strong: dismantle it.',
      armor:
        'You rolled 5, 4, 2 and 1. Boxes with a shield are armor and come first. This one takes a die of any colour, 2 or more: lay the 2.',
      wide: 'A wide box takes several dice and adds them up. Lay the 5 and the 1: that makes 6.',
      done: 'Every box is full, so nothing bad happens. Done.',
      loot: 'The card is yours in one way of your choice: an item, a skill, or experience. Take its skill, Crushing Blow.',
      next: 'A new turn: two more cards of time are gone. Open the next door.',
      foe: 'A Bandit, a foe. Against foes all your dice are rolled. Each box shows what it costs to leave it empty: hearts or time. Face him.',
      boxes: 'A die fits boxes of its colour, up to its own number. Lay the S5 into a 5.',
      skill: 'Now your skill. Crushing Blow: pay one Strength die, gain a Strength 6.',
      pay: 'Pay with the worst die, the 1.',
      six: 'The new 6 fills the other Strength 5.',
      four: 'The floor adds a box of its own, Strength 3. Lay the S4 there.',
      agility: 'Both Agility dice together make 8: lay them into the wide box. Empty it would cost 2 hearts.',
      price: 'Two boxes stay empty: 1 heart and 1 time, as the table shows. That is a fair price. Done.',
      item: 'You lost a heart; for that, Frenzy stores a heroic die. Take this card as an item: one more Magic die from now on.',
      begin: 'You could drink your potion before a turn. One heart is little: begin the turn.',
    },
  },
  boss: {
    title: 'Stairs and the dragon',
    steps: {
      welcome:
        'A short dungeon: a small deck, and a young dragon at its end. A card worth 4 experience is yours already.',
      explore: 'Explore: four doors.',
      enter:
        'Time has taken the last card, and the Stairs show. At the end of a turn you may go down. First open a door.',
      face: 'A Glooping Ooze, worth 3 experience: with your 4 that is 7, a new level. Face it.',
      armor: 'Two armor boxes, both Magic. Lay your only Magic die, the 2, into the first.',
      convert: 'Agility is no use here. Two dice of any colour can become one heroic die. Convert.',
      pair: 'Choose both Agility dice, the 3 and the 5. The heroic die will show the lower number.',
      heroic: 'A heroic die counts as any colour. Lay the H3 into the second armor box.',
      strength: 'The armor is broken. The S6 fits the 6, both S4 the 4s, and the S3 the box of the floor.',
      tokens:
        'One box stays empty: 2 time. The deck is empty, so time lays tokens on the Stairs, and every third costs a heart. Two are safe. Done.',
      xp: 'Take the Ooze as experience.',
      level:
        '7 experience: level up. Both cards pay for it. You get room for more items and skills, a potion, and a heroic die in every encounter.',
      descend: 'The Stairs are free: go down.',
      floor2: 'Floor 2 adds its boxes to those of floor 1, and all cards left make a new deck. Explore.',
      hurry:
        'The Stairs show again, and the way down is free at the end of the turn. In a real game you would look for more loot. Today open a door only to end the turn.',
      flee: 'An Ogre. You need not face what you find: flee. The door stays open, and you could come back.',
      down: 'The turn is over: go down.',
      floor3: 'The last floor. Explore.',
      lastDoor: 'Once more: open a door.',
      lastFlight: 'Another Ooze. Leave it alone: flee.',
      toBoss: 'Below waits the dragon. Go down.',
      round:
        'A boss is fought in rounds, each with all your dice. A covered skull wounds it; what stays empty wounds you.',
      scales: 'Its scales come first: lay both Agility dice.',
      skulls: 'Now two skulls: the S6 and the M6.',
      tail: 'Lay the other Strength dice into the wide box: 17 keeps off 4 hearts.',
      strike:
        'What is empty costs 5 hearts of your 6. You will stand, and two skulls are all that this young dragon can take. Done!',
    },
  },
}

export type Chapters = typeof en
