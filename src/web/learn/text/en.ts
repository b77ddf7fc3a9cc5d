/** Words of the lessons, in English: one text for each step, by its name. */

export const en = {
  choose: 'Which game would you like to learn?',
  minutes: 'five to eight minutes, with prepared dice',
  coach: 'The lesson',
  place: (step: number, of: number) => `${step} of ${of}`,
  next: 'Go on',
  notNow: 'Not now. First:',
  leave: 'Leave the lesson',
  over: 'That is all you need. The dice are honest from here on: play on freely, or begin a real game.',
  real: 'Play a real game',
  playOn: 'Play on here',
  again: 'Once more',
  rules: 'All rules',
  you: 'You',
  lessons: {
    dungeon: {
      welcome:
        'Welcome to Dungeon! Everyone races for gold. Whoever first ends a turn in the Great Hall with enough of it wins.',
      hero: 'Choose a hero. Rogue and Cleric need 10,000 gold, the stronger Fighter 20,000, the Wizard 30,000. For now take Pip, a Rogue.',
      board:
        'You stand in the Great Hall. Levels 1 to 6 have colours and numerals: the deeper, the stronger the monsters and the richer the treasure. Every turn you may walk up to 5 spaces.',
      walk: 'Walk to the marked room, east of the hall: point at it and press. Entering a room that is not cleared ends your walk, and whatever lives there attacks.',
      won: 'A Goblin! A Rogue needs 3 or more with two dice; you rolled 6. The room is cleared, and every cleared room gives a treasure of its level: 750 gold.',
      nextRoom: 'On to the next room, just across the passage.',
      lost: 'You rolled 3, the Skeleton needed 5, so it struck back. Low rolls miss; then come stunned, wounded, seriously wounded; a 12 kills. You were stunned and dropped your treasure. It lies under the monster.',
      again:
        'A monster stays until it is beaten. Stay where you are and fight it again: who destroys it takes what lies there.',
      sword:
        'Beaten! You have your gold back, and a Magic Sword: it adds 1 to every attack from now on, and it counts as gold too.',
      toDoor: 'Now a secret door. Walk home through the Great Hall and into the passage behind it.',
      endTurn: 'Five spaces are walked. End the turn.',
      beside: 'One step more: the S in the wall north of that space is a secret door.',
      search:
        'Search for it. Heroes find a door with 5 or 6, a Rogue even with 3 or more. What you found you know for the whole game.',
      home: 'Found: a short cut. But gold is only safe at home. Walk back to the Great Hall.',
      stopHome: 'Stop here. With 10,000 gold this would be the winning move.',
      goal: 'So it goes on: clear rooms near home first, find a sword, go deeper for the big treasures, and be back before the others are.',
      spells:
        'A Wizard is weak with the staff but casts spells from the next room: Fireball, Lightning Bolt, Teleport. The number on the monster’s card tells what each needs.',
    },
    onedeck: {
      welcome:
        'Welcome to One Deck Dungeon. Your Warrior goes down three floors and beats the boss. You have dice: 4 of Strength (S), 2 of Agility (A), 1 of Magic (M).',
      time: 'The deck is time. Every turn discards two cards; when the deck is empty you must go down or suffer. This dungeon has already taken five more.',
      explore: 'No doors yet. Explore: new cards are laid as closed doors.',
      enter: 'Open the first door.',
      face: 'A Cave-in: a peril. You could flee and leave the door open. Face it.',
      way: 'A peril has two ways. To dismantle it costs 2 time now but needs only a Strength of 6; to climb over needs 11 with Agility. Dismantle it.',
      armor:
        'Your Strength dice are rolled: 5, 4, 2, 1. Boxes with a shield are armor and come first. Lay the 2 there: any colour will do, 2 or more.',
      wide: 'A wide box takes several dice and adds them up. Lay the 5 and the 1: that makes 6.',
      done: 'Every box is full, so nothing bad happens. Done.',
      loot: 'The card is yours, in one of three ways: an item (more dice), a skill, or experience. Take the skill Crushing Blow.',
      next: 'Two more cards of time went by. Open the next door.',
      foe: 'A Bandit, a foe. Against foes all your dice are rolled. Each box shows what it costs to leave it empty: hearts or time. Face him.',
      boxes:
        'Dice go into boxes of their colour, as high as the number or higher. The S5 fits a Strength box of 5: lay it.',
      skill: 'Now Crushing Blow: pay one Strength die, gain a Strength 6.',
      pay: 'Pay with the worst die, the 1.',
      six: 'The new 6 fills the other box of 5.',
      four: 'The S4 goes into the box that the floor has added, 3 or more.',
      agility: 'Both Agility dice together make 8: lay them into the wide box. It would have cost 2 hearts.',
      price:
        'Two boxes stay empty: 1 heart and 1 time, as the table shows. Sometimes that is a good bargain; two dice of any colour could also become one heroic die. Done.',
      xp: 'You lost a heart, and Frenzy stores a heroic die for it. Take this card as experience: 7 points bring level 2 with more room for items and skills.',
      begin:
        'Hurt as you are, you could drink your potion before the turn. One heart is little: begin the turn.',
      stairs:
        'So it goes on: doors, dice, loot. When the deck is empty the Stairs show. Then each turn hurts, and you may descend: your hero rests a little and the next floor is harder.',
      boss: 'After the third floor waits the boss, fought round by round like a foe with many boxes. Potions heal, at almost any time.',
    },
    tin: {
      welcome:
        'Welcome to Dungeon in a Tin. Find the princess in a dungeon that is laid as you walk, and bring her back to the stairwell.',
      explore: 'You stand on the stairwell. Explore north: a tile is turned over.',
      lay: 'The Gallery has three doorways. You choose how it lies; doorways must meet doorways. Lay it with doorways north, east and south.',
      fight:
        'One skull on the tile, so one monster came. Each round it rolls a technique: high, low or thrust. Fight.',
      card: 'It comes with a thrust. Riposte answers a thrust with +2. Then you roll a die: 4 or more beats it.',
      won: 'You rolled 3, and 2 makes 5: beaten, one point of experience. In an empty room your hand is filled again. A 6 always wins, a 1 always loses.',
      onward: 'Explore east.',
      turnTile: 'The Cellar: two skulls and a chest. Lay it with doorways south and west.',
      helmet:
        'Two monsters, one with a helmet who guards a treasure. Helmets fight first and cost you 1 on the die. Fight.',
      weak: 'It comes low. Kick gives only +1, and the helmet takes it away again. Try it.',
      lost: 'A 2 is not enough: a heart is lost, and the card is spent all the same. You could retreat now. Fight on!',
      strong: 'High this time: Shield Bash gives +2. Use it.',
      oneLeft: 'The helmet has fallen. One more: fight.',
      top: 'No card is left in your hand, but you may turn over the top card of the deck and must then use it. Dare it.',
      takeKey:
        'A 6! The room is yours, and with it the treasure. Take the key: keys open locked rooms. Three wells of the tin hold treasures.',
      takeGold:
        'Gold needs no well. Take it: at the stairwell merchants sell keys, potions, bombs and ropes.',
      deeper: 'Explore south.',
      unlock:
        'The Vault, a locked room. The two locked rooms must be cleared before the princess can be freed. Use your key.',
      levels:
        'Before you go in: ten points of experience make a level. You are healed, and you hold one card more. A potion heals too: all hearts in an empty room, two in a fight.',
      enter: 'Now go in.',
      vault:
        'Three monsters, and two treasures. That is much for one hero: you may retreat the way you came, and rest on the stairwell. When you come back, fewer will have joined them.',
      princess:
        'With both locked rooms cleared, a key opens the princess’s room. She takes up a well and costs you 1 in every fight. Reach the stairwell with her and you have won.',
    },
  },
}

export type LearnWords = typeof en
