import { classNames } from './class-names.ts'
import styles from './section-edge.module.css'

type SectionEdgeProps = {
  shape: 'hill' | 'bunting' | 'lights'
  /** A hill is filled with the ground of the section it leads into: 'var(--blush)'. */
  fill?: string
  className?: string | undefined
}

/** How one section of a page turns into the next. Sparingly: one or two on a page. */
export function SectionEdge({ shape, fill = 'var(--paper)', className }: SectionEdgeProps) {
  const Shape = shapes[shape]
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.edge, styles[shape], className)}
      style={{ color: fill }}
    >
      <Shape />
    </div>
  )
}

const shapes = { hill: Hill, bunting: Bunting, lights: Lights }

function Hill() {
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 90" preserveAspectRatio="none">
      <path
        d="M0 90V54C130 30 262 17 410 26c190 11 300 50 492 44 190-6 320-60 538-50v70Z"
        fill="currentColor"
      />
    </svg>
  )
}

const flagColors = ['var(--primary)', 'var(--glow)', 'var(--secondary)', '#b7a3e3']

function Bunting() {
  const flags = Array.from({ length: 24 }, (_, flag) => flag)
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 64" preserveAspectRatio="xMidYMin slice">
      <path d={garland(12, 14)} fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      {flags.map((flag) => (
        <path
          key={flag}
          d="M-21 0Q0 4 21 0L3 38Q0 42-3 38Z"
          transform={`translate(${30 + flag * 60} ${6 + sag(30 + flag * 60, 14)}) rotate(${tilt(30 + flag * 60)})`}
          fill={flagColors[flag % flagColors.length]}
        />
      ))}
    </svg>
  )
}

function Lights() {
  const bulbs = Array.from({ length: 24 }, (_, bulb) => bulb)
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 72" preserveAspectRatio="xMidYMin slice">
      <path d={garland(12, 26)} fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      {bulbs.map((bulb) => (
        <g key={bulb} transform={`translate(${30 + bulb * 60} ${8 + sag(30 + bulb * 60, 26)})`}>
          <circle cy="14" r="17" fill="var(--glow)" opacity="0.22" />
          <path d="M-4 0h8v6h-8Z" fill="var(--line-strong)" />
          <path className={styles.bulb} d="M-5 6h10c4 6 4 16-5 18-9-2-9-12-5-18Z" fill="var(--glow)" />
        </g>
      ))}
    </svg>
  )
}

const spanWidth = 240

/** How far a string that hangs between nails every 240 units has come down at x. */
function sag(x: number, depth: number): number {
  const place = (x % spanWidth) / spanWidth
  return Math.round(4 * depth * place * (1 - place))
}

function tilt(x: number): number {
  return Math.round(14 * (0.5 - (x % spanWidth) / spanWidth))
}

function garland(y: number, depth: number): string {
  const spans = Array.from({ length: 6 }, () => `q${spanWidth / 2} ${depth * 2} ${spanWidth} 0`)
  return `M0 ${y - 6}${spans.join('')}`
}
