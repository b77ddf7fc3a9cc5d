/** Words of the lessons of Dungeon in a Tin, in English: one text for each step, by its name. */

export const en = {
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
}

export type Chapters = typeof en
