import type { ReactNode } from 'react'
import { useLanguage } from '#app/lib/language.ts'
import { LOCALES } from '#domain/language.ts'
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
  const locale = LOCALES[useLanguage()]
  return (
    <div className={styles.results} aria-busy={isRefreshing}>
      <p className={styles.count} role="status">
        {total.toLocaleString(locale)} {total === 1 ? one : many}
      </p>
      {children}
    </div>
  )
}
