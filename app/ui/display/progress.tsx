import { useId } from 'react'
import styles from './progress.module.css'

/** Progress, from 0 to 100. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.percent} aria-hidden="true">
        {Math.round(percent)}%
      </span>
      <progress id={id} max={100} value={percent} className={styles.bar} />
    </div>
  )
}
