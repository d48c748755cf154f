import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './filter-bar.module.css'

/** What a list is filtered by, above it. */
export function FilterBar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <search className={classNames(styles.bar, className)}>{children}</search>
}
