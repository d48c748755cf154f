import { Row } from '#app/ui/layout.tsx'
import { useUiText } from '../ui-text.ts'
import { IconButton } from './icon-button.tsx'
import styles from './pagination.module.css'

type PaginationProps = {
  label: string
  /** One-based. */
  page: number
  pageCount: number
  onPage: (page: number) => void
}

export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const text = useUiText()
  if (pageCount <= 1) return null
  return (
    <Row as="nav" aria-label={label} justify="center" wraps={false} gap={3}>
      <IconButton
        icon="chevron-left"
        label={text('ui.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className={styles.position}>
        {text('ui.pageOf', {
          page: page.toLocaleString(text.locale),
          count: pageCount.toLocaleString(text.locale),
        })}
      </span>
      <IconButton
        icon="chevron-right"
        label={text('ui.nextPage')}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  )
}
