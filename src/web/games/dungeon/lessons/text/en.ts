/** Words of the lessons of Dungeon!, in English: one text for each step, by its name. */

export const en = {
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
}

export type Chapters = typeof en
