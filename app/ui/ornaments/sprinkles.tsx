import type { CSSProperties } from 'react'
import styles from './sprinkles.module.css'

const COUNT = 60

// Cycles of 10 and 7, 11, 9 and 5: no two of the sixty share all of them.
const TENS = [80, 20, 0, 70, 60, 90, 50, 10, 40, 30]
const ONES = [0, 4, 8, 2, 6, 1, 9]
const FALLEN = [0.02, 0.5, 0.93, 0.21, 0.7, 0.12, 0.36, 0.84, 0.08, 0.6, 0.28]
const SECONDS = [11, 15, 13, 18, 12, 16, 14, 19, 17]
const TURNS = [15, 100, -40, 60, -75]
const DRIFTS = [2, -3, 4, -1.5, 3]

/**
 * Sixty sprinkles that fall through the surrounding box (which must be `position: relative`). Each one's place and
 * speed follow from its index, so the server and the browser render the same.
 */
export function Sprinkles() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sprinkle is its place
        <i key={piece} style={styleOf(piece)} />
      ))}
    </div>
  )
}

function styleOf(piece: number): CSSProperties {
  const at = (values: readonly number[]) => values[piece % values.length] ?? 0
  return {
    insetInlineStart: `${at(TENS) + at(ONES)}%`,
    '--fallen': at(FALLEN),
    '--time': `${at(SECONDS)}s`,
    '--turn': `${at(TURNS)}deg`,
    '--drift': `${at(DRIFTS)}rem`,
  } as CSSProperties
}
