/** Waits until the page lies still: letters are there, and three frames long nothing has changed its place. */

const STILL_FRAMES = 3

export async function settle(): Promise<void> {
  await document.fonts.ready
  for (let [still, before] = [0, '']; still < STILL_FRAMES; ) {
    await new Promise(requestAnimationFrame)
    const now = places()
    still = now === before ? still + 1 : 0
    before = now
  }
}

function places(): string {
  return [...document.querySelectorAll('button, h1, h2, p, span')]
    .map(element => {
      const { x, y, width } = element.getBoundingClientRect()
      return `${x},${y},${width}`
    })
    .join()
}
