import { type MouseEvent, memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type Sorting = {
  /** How the rows are sorted by this column now. */
  readonly direction: 'ascending' | 'descending' | undefined
  readonly onSort: () => void
}

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end of the cell. */
  isNumber?: boolean
  /** Its heading sorts the rows. */
  sorting?: Sorting | undefined
  /** User input may be long and without spaces: it breaks anywhere rather than widen the screen. */
  isFreeText?: boolean
  /**
   * Where a cell stands on phones: each row is two lines, the title and what is beside it, then the other cells, of which
   * those labelled keep their headings. Without a title it is the first cell, and all others are labelled.
   */
  onPhones?: 'title' | 'beside' | 'labelled'
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** Highlights a row, such as a confirmed booking, or the one open beside the table. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'open' | undefined
  className?: string | undefined
  /** One line per row on desktops, with a sticky header; for long lists. */
  isDense?: boolean
}

/**
 * A table whose rows are two lines below 768 px. The roles are explicit because browsers drop a table's semantics when
 * its parts are laid out as blocks.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTone, className, isDense } = props
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={classNames(styles.table, className)} data-dense={isDense}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.header}
              role="columnheader"
              scope="col"
              aria-sort={column.sorting?.direction}
              className={classNames(styles.header, column.isNumber && styles.number)}
            >
              {column.sorting ? <SortButton {...column.sorting}>{column.header}</SortButton> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys open what the row opens, which is in it */}
      <tbody role="rowgroup" className={styles.body} onClick={openRow}>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} tone={rowTone?.(row)} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function SortButton({ direction, onSort, children }: Sorting & { children: string }) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {children}
      {direction && <span aria-hidden="true" className={styles.arrow} data-direction={direction} />}
    </button>
  )
}

/** Opens what a row opens with a plain click anywhere in it, unless it selects text or meets something else. */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
  if (target.closest('a, button, input, label, select, summary') || getSelection()?.toString()) return
  target.closest('tr')?.querySelector<HTMLElement>('[data-key="open"]')?.click()
}

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  tone: ReturnType<NonNullable<TableProps<Row>['rowTone']>>
}

function PlainRow<Row>({ row, columns, tone }: TableRowProps<Row>) {
  const hasTitle = columns.some(({ onPhones }) => onPhones === 'title')
  return (
    <tr role="row" className={styles.row} data-tone={tone}>
      {columns.map((column, index) => (
        <td
          key={column.header}
          role="cell"
          data-label={column.header}
          data-phone={column.onPhones ?? (hasTitle ? undefined : index === 0 ? 'title' : 'labelled')}
          className={classNames(
            styles.cell,
            column.isNumber && styles.number,
            column.isFreeText && styles.freeText,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** Memoized: re-renders only if its row or tone changes, as long as the columns stay the same. */
const TableRow = memo(PlainRow) as typeof PlainRow
