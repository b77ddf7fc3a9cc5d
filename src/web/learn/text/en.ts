/** Words of the lessons, in English: one text for each step, by its name. */

export const en = {
  choose: 'Which game would you like to learn?',
  minutes: 'A chapter takes four to eight minutes. The dice are prepared.',
  coach: 'The lesson',
  place: (step: number, of: number) => `${step} of ${of}`,
  next: 'Go on',
  notNow: 'Not now. First:',
  leave: 'Leave the lesson',
  rule: (id: string) => `Rule ${id}`,
  over: 'Well done. The dice are honest from here on: play on freely, or begin a real game.',
  won: 'Won, and well played! That is all you need for a real game.',
  chapter: (title: string) => `Next: ${title}`,
  real: 'Play a real game',
  playOn: 'Play on here',
  again: 'Once more',
  rules: 'All rules',
  you: 'You',
  lessons: {
    dungeon: {
      rogue: {
        title: 'Pip fetches gold',
        steps: {
          welcome:
            'Welcome to Dungeon! Everyone races for gold. Whoever first ends a turn in the Great Hall with enough of it wins.',
          hero: 'Each class has its own goal. A Rogue needs 10,000 gold; in this lesson 1,000 will do. Take Pip.',
          board:
            'You stand in the Great Hall. There are six levels: the deeper, the stronger the monsters and the richer the treasure. In a turn you walk up to 5 spaces.',
          walk: 'Press the marked room, even if it is far away: Pip finds the way. Whatever lives in a room attacks whoever enters.',
          won: 'A Goblin! A Rogue needs 3 or more with two dice; you rolled 6. Every cleared room gives a treasure: 750 gold.',
          nextRoom: 'On to the next room, just across the passage.',
          lost: 'You needed 5 for the Skeleton and rolled 3, so it struck back with two dice. Low rolls miss, a 12 kills. Its 7 stunned you.',
          dropped: 'A stunned hero drops a treasure. Your gold now lies under the Skeleton.',
          again:
            'A monster stays until it is beaten, and the table shows your odds. Stay and fight: whoever beats it takes what lies there.',
          sword:
            'Beaten! Your gold is back, and the room gave a Magic Sword: 1 more in every attack. It counts as gold too, so you carry 1,250.',
          toDoor:
            'That is enough. But first a secret door: walk through the Great Hall into the passage behind it.',
          endTurn: 'Five spaces are walked. End the turn.',
          beside: 'One step more. In the wall beside it is a secret door, marked S.',
          search: 'Search for it. Most heroes find a door with 5 or 6, a Rogue even with 3 or more.',
          home: 'Found, and Pip will remember this short cut. Now take the gold home: walk to the Great Hall.',
          stopHome: 'You are home with 1,250 gold. End your turn here, and you win.',
          goal: 'You won! In a real game, clear rooms near home first, find a sword, then go deeper, and be back before the others.',
        },
      },
      wizard: {
        title: 'Corin casts spells',
        steps: {
          hero: 'A Wizard is weak with the staff and needs 30,000 gold, but has spells. Take Corin.',
          book: 'A die says how many spells you may take: at least seven. In this lesson there is one of each kind. Take all three.',
          walk: 'Fireball and Lightning hit from outside. Walk to the passage between the two rooms; do not go in.',
          fireball:
            'Choose Fireball, then the marked room. What lives there shows itself only now, and its card says what the spell needs.',
          hit: 'A Kobold: 3 were needed, 7 rolled. You are in the room and have its 1,000 gold. A cast spell is gone. Step back into the passage.',
          lightning: 'Now Lightning, at the room across.',
          miss: 'The Goblin needs 6 against Lightning; you rolled 5. A spell that misses hurts nobody: the Goblin cannot strike back. It waits there.',
          home: 'You are out of spells for fights. Go to the Great Hall.',
          stop: 'End the turn here.',
          regain: 'Who spends a whole turn in the Great Hall gets one spell back. Take Lightning.',
          teleport:
            'The third spell is Teleport: from one chamber to another, on this level or the next. Leap to the Guard Room.',
          chamber:
            'A Giant Lizard met you there; you needed 5 and rolled 9 with the staff alone. A chamber gives no treasure of its own, and is clear only after three monsters.',
        },
      },
    },
    onedeck: {
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
          agility:
            'Both Agility dice together make 8: lay them into the wide box. Empty it would cost 2 hearts.',
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
          strength:
            'The armor is broken. The S6 fits the 6, both S4 the 4s, and the S3 the box of the floor.',
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
    },
    tin: {
      rescue: {
        title: 'The rescue',
        steps: {
          welcome:
            'Welcome to Dungeon in a Tin. Find the princess and bring her back to the stairwell. This tin is a small one: few tiles, few skulls.',
          explore: 'You stand on the stairwell. Explore north: a tile is turned over.',
          lay: 'The Gallery has three doorways, and doorways must meet doorways. Lay it with doorways north, east and south.',
          fight:
            'One skull on the tile, so one monster came. Each round it attacks high, low or with a thrust. Fight.',
          card: 'A thrust. Riposte answers thrusts with +2. Then a die is rolled: 4 or more beats the monster.',
          won: 'You rolled 3, and 2 makes 5: beaten! With the last monster of a room your hand is filled again. Explore east.',
          turnTile:
            'The Cellar: two skulls and a chest. Turn it until its doorways are north and west, then lay it.',
          helmet: 'One of the two wears a helmet: it fights first and costs you 1 on the die. Fight.',
          weak: 'A low attack. Kick gives +1, and the helmet takes it away again. Try it.',
          lost: 'A 2 is too little: a heart is lost, and the card is spent. You could retreat now. Fight on!',
          strong: 'High this time. Shield Bash gives +2: use it.',
          oneLeft: 'The helmet has fallen. One more: fight.',
          top: 'Your hand is empty. You may turn over the top card of the deck, but then you must use it. Dare it.',
          takeKey: 'A 6 always wins, a 1 always loses. The room is yours: take the key.',
          takeGold: 'Three wells of the tin hold what you carry. Gold needs no well: take it.',
          back: 'Merchants wait on the stairwell. Go back west. Rooms fill up again, but a single skull brings nobody.',
          stairwell: 'South, to the stairwell.',
          buy: 'Two locks are ahead, and you have one key. Buy another.',
          pay: 'It costs 10. Pay with your gold.',
          deeper: 'Potion and two keys: your wells are full. Explore south.',
          unlock: 'The Vault, a locked room. It must be cleared before the princess can be freed. Use a key.',
          enter: 'Go in. If a fight goes badly, you may retreat the way you came.',
          vault: 'Two monsters and a treasure. Fight.',
          undercut: 'Low: Undercut gives +2.',
          experience:
            'Beaten. Ten points of experience make a level: all hearts back, and one card more. Fight on.',
          bare: 'A thrust: Duck would take 1 away. Better no card at all.',
          bomb: 'A 5! Take the bomb. It adds 3 to one roll.',
          leave: 'Go north.',
          through: 'North again, to the Gallery.',
          last: 'The princess’s room is always the last tile. Explore north.',
          herLock: 'There she is, behind a lock. The Vault is cleared, so your key will turn.',
          herRoom: 'Go in.',
          guards: 'Two guards, one with a helmet. Fight.',
          duck: 'High: Duck gives +1, the helmet takes 1.',
          light: 'That leaves the die alone. Light the bomb: +3.',
          lastFoe: '2 and 3 make 5. One guard is left: fight.',
          sweep: 'Low: Sweep gives +2.',
          princess: 'She is free! Take her along. She fills a well and costs you 1 in every fight.',
          homeward: 'Now home: go south.',
          home: 'One more step to the stairwell.',
        },
      },
    },
  },
}

export type LearnWords = typeof en
