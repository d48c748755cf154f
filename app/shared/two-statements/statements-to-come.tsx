import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './two-statements.module.css'

const LINES = ['58%', '72%', '64%', '48%'] as const

/** A skeleton of both statements while they load. */
export function StatementsToCome({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles.toCome}>
      <p className={styles.note}>{label}</p>
      {LINES.map((width) => (
        <div key={width} className={styles.lineToCome}>
          <Skeleton width={width} />
          <Skeleton width="3.5rem" />
          <Skeleton width="3.5rem" />
        </div>
      ))}
    </div>
  )
}
