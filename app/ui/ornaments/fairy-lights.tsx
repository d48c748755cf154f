import styles from './fairy-lights.module.css'

const BULBS = Array.from({ length: 24 }, (_, bulb) => 30 + bulb * 60)
const SPAN = 240
const DEPTH = 26

/** Fairy lights along the upper edge of a night section. */
export function FairyLights() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 72"
      preserveAspectRatio="xMidYMin slice"
      className={styles.lights}
    >
      <path
        d={`M0 6${`q${SPAN / 2} ${DEPTH * 2} ${SPAN} 0`.repeat(6)}`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      {BULBS.map((x) => (
        <g key={x} transform={`translate(${x} ${8 + sag(x)})`}>
          <circle cy="14" r="17" fill="var(--glow)" opacity="0.22" />
          <path d="M-4 0h8v6h-8Z" fill="var(--line-strong)" />
          <path className={styles.bulb} d="M-5 6h10c4 6 4 16-5 18-9-2-9-12-5-18Z" fill="var(--glow)" />
        </g>
      ))}
    </svg>
  )
}

/** Returns how far the string, which hangs from nails every 240 units, sags at x. */
function sag(x: number): number {
  const place = (x % SPAN) / SPAN
  return Math.round(4 * DEPTH * place * (1 - place))
}
