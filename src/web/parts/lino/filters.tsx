/** Put once into a page. For still pictures only: on anything that moves, a filter runs again in every frame. */
export function Filters() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id="rough" x="-2%" y="-2%" width="104%" height="104%">
        <feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves={2} seed={3} result="noise" />
        <feDisplacementMap in="SourceGraphic" in2="noise" scale={3.2} />
      </filter>
      <filter id="wobble" x="-2%" y="-2%" width="104%" height="104%">
        <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves={2} seed={8} result="noise" />
        <feDisplacementMap in="SourceGraphic" in2="noise" scale={2.4} />
      </filter>
    </svg>
  )
}
