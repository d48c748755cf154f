import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'

type SomeItemsProps<Item> = {
  readonly list: ApiQuery<Item[]>
  readonly words: { readonly all: string; readonly some: string }
  /** Null: all of them. */
  readonly chosen: readonly number[] | null
  readonly error: string | undefined
  readonly onChange: (ids: readonly number[] | null) => void
}

/** Chooses all items of a list or some of them. */
export function SomeItems<Item extends { readonly id: number; readonly name: string }>({
  list,
  words,
  chosen,
  error,
  onChange,
}: SomeItemsProps<Item>) {
  const { data: items = [] } = useQuery<Item[]>(list)
  return (
    <>
      <SelectField
        label={words.some}
        isLabelHidden
        error={error}
        value={chosen ? 'some' : 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
      >
        <option value="all">{words.all}</option>
        <option value="some">{words.some}</option>
      </SelectField>
      {chosen && (
        <FieldRow>
          {items.map(({ id, name }) => (
            <Switch
              key={id}
              lang="en"
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </FieldRow>
      )}
    </>
  )
}
