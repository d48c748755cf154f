import { type ReactNode, useEffect, useState } from 'react'
import styles from './ticks.module.css'

type TickProps = {
  readonly isTicked: boolean
  readonly isFinal?: boolean
  /** Returns whether it was saved. */
  readonly onTick: (isTicked: boolean) => Promise<boolean>
  /** Shown at the end of the row, such as a number or a time. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Ticks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.ticks}>
      {children}
    </ul>
  )
}

/** A row to tick off; the whole row is the touch target. Final ones cannot be undone. */
export function Tick({ isTicked, isFinal = false, onTick, aside, children }: TickProps) {
  // Optimistic, since saving takes a moment.
  const [wish, setWish] = useState<boolean>()
  useEffect(() => {
    if (wish === isTicked) setWish(undefined)
  }, [wish, isTicked])
  const shown = wish ?? isTicked
  const change = async (next: boolean) => {
    setWish(next)
    if (!(await onTick(next))) setWish(undefined)
  }
  return (
    <li>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={shown}
          disabled={isFinal && shown}
          onChange={({ target }) => void change(target.checked)}
        />
        <span className={styles.name}>{children}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
    </li>
  )
}
