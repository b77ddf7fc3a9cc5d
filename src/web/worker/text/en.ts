/** What local play says when it refuses or cannot keep something, in English. */
export const en = {
  packTooLong: 'Checking this content took too long, so it was not used.',
  botSilent: 'The bot did not answer for a long time, so it was stopped.',
  matchUnkept:
    'This browser could not keep the match. You can play on, but only while this page is open; save it to a file to have it later.',
  sheetUnkept: 'This browser could not keep the hero’s sheet. It lasts only while this page is open.',
}

export type WorkerText = typeof en
