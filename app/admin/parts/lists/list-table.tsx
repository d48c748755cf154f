import { Popover } from '@base-ui/react/popover'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import menu from '#app/admin/kit/ui/menu.module.css'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { type Column, type Sorting, Table } from '#app/ui/display/table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import { type Choosable, readChoice, shownColumns, withColumn, writeChoice } from './chosen-columns.ts'
import styles from './list-table.module.css'

type Sort = { readonly by: string; readonly direction: NonNullable<Sorting['direction']> }

/** Returns the two ways to sort by a column; `first` is what its heading does first. */
export function bothWays(
  first: string,
  second: string,
  direction: Sort['direction'] = 'ascending',
): readonly Sort[] {
  const other = direction === 'ascending' ? 'descending' : 'ascending'
  return [
    { by: first, direction },
    { by: second, direction: other },
  ]
}

/** For what makes sense in one direction only. */
export function oneWay(by: string, direction: Sort['direction']): readonly Sort[] {
  return [{ by, direction }]
}

export type ListColumn<Row> = Column<Row> &
  Choosable & {
    /** Kept where there is little room. */
    readonly isMain?: boolean
    /** What its heading sorts the list by, in turn. */
    readonly sorts?: readonly Sort[]
  }

type ListTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, 'columns' | 'isDense'> & {
  /** The storage key of this browser's column choice. */
  name: 'bookings' | 'customers' | 'invoices' | 'coupons' | 'log' | 'outbox' | 'balances' | 'findings'
  columns: readonly ListColumn<Row>[]
  /** What the list is sorted by; its headings change that. */
  sort?: string
  onSort?: (sort: string) => void
  /** Actions on all rows, shown above them. */
  tools?: ReactNode
  /** Beside an open panel: only the main columns fit, so there is no column choice. */
  isNarrow?: boolean
}

/**
 * A long list as a table: dense with customizable columns on desktops; smaller screens show the default
 * columns.
 */
export function ListTable<Row>({
  name,
  columns,
  tools,
  isNarrow,
  sort,
  onSort,
  ...table
}: ListTableProps<Row>) {
  const key = `adminColumns.${name}`
  const isWide = useIsWide('80rem')
  const hasHeadings = useIsWide('48rem')
  const [chosen, setChosen] = useState(() => readChoice(localStorage.getItem(key)))
  const choose = (next: string[]) => {
    setChosen(next)
    localStorage.setItem(key, writeChoice(next))
  }
  // Memoized, so that unchanged rows do not re-render.
  const shown = useMemo(
    () =>
      (isNarrow
        ? columns.filter(({ isMain }) => isMain)
        : shownColumns(columns, isWide ? chosen : undefined)
      ).map((column) => ({
        ...column,
        // On phones headings are only heard: a button there would take the focus out of sight.
        sorting: hasHeadings && onSort ? sortingOf(column, sort, onSort) : undefined,
      })),
    [columns, chosen, isWide, isNarrow, hasHeadings, sort, onSort],
  )
  const hasExtra = isWide && !isNarrow && columns.some(({ id, isExtra }) => isExtra && chosen?.includes(id))
  return (
    <>
      <Row className={styles.tools}>
        {tools}
        {isWide && !isNarrow && (
          <ColumnChoice
            columns={columns}
            chosen={chosen}
            onToggle={(id, isOn) => choose(withColumn(columns, chosen, { id, isOn }))}
          />
        )}
      </Row>
      <div className={hasExtra ? styles.wide : undefined}>
        <Table {...table} isDense columns={shown} />
      </div>
    </>
  )
}

function sortingOf<Row>(
  { sorts }: ListColumn<Row>,
  sort: string | undefined,
  onSort: (sort: string) => void,
): Sorting | undefined {
  if (!sorts) return undefined
  const current = sorts.findIndex(({ by }) => by === sort)
  const next = sorts[(current + 1) % sorts.length]
  return { direction: sorts[current]?.direction, onSort: () => next && onSort(next.by) }
}

type ColumnChoiceProps = {
  columns: readonly (Choosable & { readonly header: string })[]
  chosen: readonly string[] | undefined
  onToggle: (id: string, isOn: boolean) => void
}

function ColumnChoice({ columns, chosen, onToggle }: ColumnChoiceProps) {
  const text = useText()
  const shown = shownColumns(columns, chosen).map((column) => column.id)
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.button}>
        <Icon name="settings" />
        {text('admin.lists.columns')}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className={menu.place}>
          <Popover.Popup
            role="group"
            aria-label={text('admin.lists.columns')}
            data-ground="page"
            className={menu.menu}
          >
            {columns
              .filter(({ isFixed }) => !isFixed)
              .map((column) => (
                <label key={column.id} className={menu.option}>
                  <input
                    type="checkbox"
                    checked={shown.includes(column.id)}
                    onChange={({ target }) => onToggle(column.id, target.checked)}
                  />
                  {column.header}
                </label>
              ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
