import { IconButton } from './icon-button.tsx'
import styles from './pagination.module.css'

type PaginationProps = {
  label: string
  /** Counted from 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
}

export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      <IconButton
        icon="chevron-left"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className={styles.position}>
        Page {page.toLocaleString('en-US')} of {pageCount.toLocaleString('en-US')}
      </span>
      <IconButton
        icon="chevron-right"
        label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
