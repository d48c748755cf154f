import { Children, createContext, isValidElement, type ReactNode, use } from 'react'
import { Row as Line } from '#app/ui/layout.tsx'
import { useKeptRows } from '../kept-rows/use-kept-rows.ts'
import styles from './rows.module.css'

/** Whether a row left the list a moment ago. */
const IsGone = createContext(false)

/** As long as hurried fingers tap again. */
const HURRY_MS = 2_500

type RowsProps = {
  label: string
  /** An act makes its row leave: none moves under the finger then. */
  areKept?: boolean
  children: ReactNode
}

/** A short list of people or things, one per line. */
export function Rows({ label, areKept = false, children }: RowsProps) {
  const rows = Children.toArray(children).filter(isValidElement)
  const { shown, keep } = useKeptRows(rows, ({ key }) => key ?? '', HURRY_MS)
  return (
    <ul aria-label={label} role="list" onClickCapture={() => areKept && keep()}>
      {shown.map(({ row, isGone }) => (
        <IsGone key={row.key} value={isGone}>
          {row}
        </IsGone>
      ))}
    </ul>
  )
}

type RowProps = {
  /** In a list of another kind, its items are the row's parents. */
  as?: 'li' | 'div'
  title: ReactNode
  /** A note beside the title, such as 'You'. */
  badges?: ReactNode
  /** Further facts below the title; undefined ones are skipped. */
  facts?: readonly (string | null | undefined)[]
  actions?: ReactNode
}

export function Row({ as = 'li', title, badges, facts = [], actions }: RowProps) {
  return (
    <Line as={as} justify="space-between" gap={3} rowGap={2} className={styles.row} inert={use(IsGone)}>
      <Line as="span" rowGap={0} breaksWords className={styles.name}>
        <strong>{title}</strong>
        {badges}
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Line>
      {actions !== undefined && <Line as="span">{actions}</Line>}
    </Line>
  )
}
