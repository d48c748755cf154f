import { Popover } from '@base-ui/react/popover'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { type Column, Table } from '#app/ui/display/table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Choosable, readChoice, shownColumns, withColumn, writeChoice } from './chosen-columns.ts'
import styles from './list-table.module.css'

export type ListColumn<Row> = Column<Row> &
  Choosable & {
    /** It stays where there is little room. */
    readonly isMain?: boolean
  }

type ListTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, 'columns' | 'isDense'> & {
  /** Names the list under which this browser keeps the choice. */
  name: 'bookings' | 'customers' | 'invoices' | 'coupons' | 'log' | 'outbox' | 'balances' | 'findings'
  columns: readonly ListColumn<Row>[]
  /** What is done with all rows, above them. */
  tools?: ReactNode
  /** Beside something else there is room for the main columns alone, and none to choose. */
  isNarrow?: boolean
}

/** A long list: dense on desktops, with the columns that staff have chosen; smaller screens show all that are usual. */
export function ListTable<Row>({ name, columns, tools, isNarrow, ...table }: ListTableProps<Row>) {
  const key = `adminColumns.${name}`
  const isWide = useIsWide('80rem')
  const [chosen, setChosen] = useState(() => readChoice(localStorage.getItem(key)))
  const choose = (next: string[]) => {
    setChosen(next)
    localStorage.setItem(key, writeChoice(next))
  }
  // The same columns again, so that rows which stay as they are are not rendered again.
  const shown = useMemo(
    () =>
      isNarrow ? columns.filter(({ isMain }) => isMain) : shownColumns(columns, isWide ? chosen : undefined),
    [columns, chosen, isWide, isNarrow],
  )
  const hasExtra = isWide && !isNarrow && columns.some(({ id, isExtra }) => isExtra && chosen?.includes(id))
  return (
    <>
      <div className={styles.tools}>
        {tools}
        {isWide && !isNarrow && (
          <ColumnChoice
            columns={columns}
            chosen={chosen}
            onToggle={(id, isOn) => choose(withColumn(columns, chosen, { id, isOn }))}
          />
        )}
      </div>
      <div className={hasExtra ? styles.wide : undefined}>
        <Table {...table} isDense columns={shown} />
      </div>
    </>
  )
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
        <Popover.Positioner align="end" sideOffset={4} className={styles.place}>
          <Popover.Popup
            role="group"
            aria-label={text('admin.lists.columns')}
            data-ground="page"
            className={styles.menu}
          >
            {columns
              .filter(({ isFixed }) => !isFixed)
              .map((column) => (
                <label key={column.id} className={styles.option}>
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
