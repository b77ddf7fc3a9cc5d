import './flame.css'

/** The candle flame of the title. It flickers on the home page only. */
export function Flame({ flicker }: { readonly flicker?: boolean | undefined }) {
  return (
    <svg class={`flame ${flicker ? 'flicker' : ''}`} viewBox="0 0 18 27" aria-hidden="true">
      <path class="outer" d="M9 1c1 5 7 8 7 15a7 7 0 0 1-14 1c0-4 3-5 3-8 2 1 3 2 3 4 2-3 2-8 1-12Z" />
      <path class="inner" d="M9 14c.5 3 3 4 3 7a3 3 0 0 1-6 0c0-3 2.5-4 3-7Z" />
    </svg>
  )
}
