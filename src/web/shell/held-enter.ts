/** A held Enter would press the button that has the focus again and again: here it presses once. */
export function ignoreHeldEnter(): void {
  addEventListener('keydown', event => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  })
}
