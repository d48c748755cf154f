import type { ReactNode } from 'react'
import styles from './list-results.module.css'

type ListResultsProps = {
  total: number
  /** What is counted: one of them, and several. */
  one: string
  many: string
  /** Another page is on its way; the one on view keeps its place until then. */
  isRefreshing: boolean
  children: ReactNode
}

/** One page of a long list, and how many there are in all. */
export function ListResults({ total, one, many, isRefreshing, children }: ListResultsProps) {
  return (
    <div className={styles.results} aria-busy={isRefreshing}>
      <p className={styles.count} role="status">
        {total.toLocaleString('en-US')} {total === 1 ? one : many}
      </p>
      {children}
    </div>
  )
}
