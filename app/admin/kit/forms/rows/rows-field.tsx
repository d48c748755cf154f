import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { FormInputs } from '../form-inputs.ts'
import styles from './rows-field.module.css'

type RowsFieldProps<Row> = {
  /** The list's name, also used for its rows together with their number. */
  title: string
  hint?: ReactNode
  /** Under which the form knows the list. */
  name: string
  error?: string | undefined
  getProblem: (place: string) => string | undefined
  rows: readonly Row[]
  newRow: Row
  addLabel: string
  /** Whether rows can be reordered; lists sorted by their values cannot. */
  canMove?: boolean
  onChange: (rows: readonly Row[]) => void
  /** Further buttons beside the one that adds a row. */
  actions?: ReactNode
  /** Gets the props of a row's inputs. */
  children: (input: FormInputs<Row>['input']) => ReactNode
}

type Target = { readonly row: number; readonly part: 'first' | 'up' | 'down' | 'remove' }

/** A list of short rows to add, remove and, where their order matters, reorder. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { title, hint, name, error, getProblem, rows, newRow, addLabel } = props
  const { canMove = false, onChange, actions, children } = props
  const text = useText()
  const { element, focusNext } = useFocusAfterChange()
  const move = (from: number, to: number, part: 'up' | 'down') => {
    focusNext({ row: to, part })
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Row))
  }
  const remove = (index: number) => {
    focusNext({ row: Math.min(index, rows.length - 2), part: 'remove' })
    onChange(rows.toSpliced(index, 1))
  }
  const add = () => {
    focusNext({ row: rows.length, part: 'first' })
    onChange([...rows, newRow])
  }
  return (
    <div ref={element} className={styles.box}>
      <FieldGroup label={title} hint={hint} error={error}>
        {() => (
          <>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; the focus is moved along by hand
              <fieldset key={index} className={styles.row} data-row={index}>
                <legend className="visually-hidden">
                  {text('admin.prices.row', { title, place: index + 1 })}
                </legend>
                {children((part) => ({
                  name: `${name}.${index}.${part}`,
                  value: String(row[part]),
                  error: getProblem(`${index}.${part}`),
                  onChange: ({ target }) => onChange(rows.with(index, { ...row, [part]: target.value })),
                }))}
                <RowButtons place={index} count={rows.length} {...{ canMove, move, remove }} />
              </fieldset>
            ))}
            <Row>
              <Button icon="plus" variant="secondary" size="sm" data-part="add" onClick={add}>
                {addLabel}
              </Button>
              {actions}
            </Row>
          </>
        )}
      </FieldGroup>
    </div>
  )
}

type RowButtonsProps = {
  place: number
  count: number
  canMove: boolean
  move: (from: number, to: number, part: 'up' | 'down') => void
  remove: (place: number) => void
}

function RowButtons({ place, count, canMove, move, remove }: RowButtonsProps) {
  const text = useText()
  return (
    <div className={styles.buttons}>
      {canMove && (
        <>
          <IconButton
            icon="chevron-up"
            label={text('admin.prices.moveUp', { place: place + 1 })}
            data-part="up"
            disabled={place === 0}
            onClick={() => move(place, place - 1, 'up')}
          />
          <IconButton
            icon="chevron-down"
            label={text('admin.prices.moveDown', { place: place + 1 })}
            data-part="down"
            disabled={place === count - 1}
            onClick={() => move(place, place + 1, 'down')}
          />
        </>
      )}
      <DeleteButton
        label={text('admin.lists.takeOutLine', { place: place + 1 })}
        data-part="remove"
        onClick={() => remove(place)}
      />
    </div>
  )
}

/** Keeps keyboard focus in place when rows are added, removed or reordered. */
function useFocusAfterChange() {
  const element = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target>()
  useEffect(() => {
    if (!target) return
    setTarget(undefined)
    const row = element.current?.querySelector(`[data-row="${target.row}"]`)
    const found = target.part === 'first' ? 'input' : `[data-part="${target.part}"]`
    const places = [row?.querySelector<HTMLElement>(`:is(${found}):enabled`)]
    places.push(row?.querySelector<HTMLElement>('[data-part]:enabled'))
    places.push(element.current?.querySelector<HTMLElement>('[data-part="add"]'))
    places.find((place) => place)?.focus()
  }, [target])
  return { element, focusNext: setTarget }
}
