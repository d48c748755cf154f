import type { ReactNode } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { useDelayedPending } from '#app/lib/use-delayed-pending.ts'
import { LOCALES } from '#domain/foundation/text/language.ts'
import styles from './list-results.module.css'

type ListResultsProps = {
  total: number
  /** There may be more than the total. */
  isMore?: boolean
  /** The counted noun, in singular and plural. */
  one: string
  many: string
  /** Beside the count, such as a sum. */
  sum?: string | undefined
  /** The next page is loading; the current one stays visible. */
  isRefreshing: boolean
  children: ReactNode
}

/** One page of a long list, with the total number of rows. */
export function ListResults({ total, isMore, one, many, sum, isRefreshing, children }: ListResultsProps) {
  const locale = LOCALES[useLanguage()]
  const isLate = useDelayedPending(isRefreshing)
  return (
    <div className={styles.results} aria-busy={isRefreshing} data-late={isLate}>
      <p className={styles.count} role="status">
        <span>
          {total.toLocaleString(locale)}
          {isMore && '+'} {total === 1 ? one : many}
        </span>
        {sum && <span> · {sum}</span>}
      </p>
      {children}
    </div>
  )
}
