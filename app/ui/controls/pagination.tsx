import { useUiWords } from '../ui-words.ts'
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
  const words = useUiWords()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      <IconButton
        icon="chevron-left"
        label={words.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className={styles.position}>
        {words.pageOf(page.toLocaleString(words.locale), pageCount.toLocaleString(words.locale))}
      </span>
      <IconButton
        icon="chevron-right"
        label={words.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
