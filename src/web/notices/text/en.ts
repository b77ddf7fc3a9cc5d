/** Words of notices, and of what a server has of this device, in English. */

export const en = {
  title: 'This device on the server',
  lead: 'When you play with friends, the server can tell you that it is your turn while you are away.',
  yourTurn: 'It is your turn.',
  asking: 'Asking the server …',
  noServer: 'No server answers here.',
  browser: 'Tell me by this browser',
  noPush: 'This browser cannot be told anything while the page is closed.',
  denied: 'This browser was told not to show notices of this page: its own settings can change that.',
  webhook: 'Send a POST to',
  webhookHelp: 'An address of your own; it gets {match, game, text, url} as JSON.',
  keep: 'Keep',
  kept: 'Kept.',
  quiet: 'Quiet hours',
  from: 'from',
  to: 'to',
  download: 'What the server has of this device',
  erase: 'Erase it there',
  eraseRisk: 'Your seats, settings and places in rankings are gone. Logs stay for the others.',
  erased: 'The server knows nothing of this device any more.',
}

export type NoticeWords = typeof en
