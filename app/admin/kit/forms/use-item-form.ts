import { useQueryClient } from '@tanstack/react-query'
import { type ApiQuery, loadQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toastFailure, toastSuccess } from './describe-failure.ts'
import type { Problems } from './form-inputs.ts'
import type { FormRules } from './form-rules.ts'
import { useUndoToast } from './use-undo-toast.ts'
import { useVersionedForm, type VersionedForm, type VersionedFormOptions } from './use-versioned-form.ts'

type Item = { readonly id: number; readonly version?: number }

export type ItemFormOptions<Stored extends Item, Fields extends object, Answer> = Pick<
  VersionedFormOptions<Stored, Fields, Answer>,
  'asksAbout'
> & {
  /** The list that contains the items; refetched after a change. */
  readonly list: ApiQuery<Stored[]>
  /** The edited item; undefined for a new one. */
  readonly item: Stored | undefined
  readonly rules: FormRules<Fields>
  toFields(item: Stored | undefined): Fields
  create(fields: Fields): Promise<Stored>
  /** Saves on top of the version the edit is based on; omitted if items are only added. */
  change?(
    id: number,
    fields: Fields,
    version: number | undefined,
    override: Answer | undefined,
  ): Promise<Stored>
  /** The toast shown for invalid input, in addition to the messages beside the fields. */
  incomplete(problems: Problems<Fields>): string
  readonly saved: { readonly created: string; readonly updated: string }
  failed(action: 'create' | 'update', error: unknown): string
  onSaved(): void
}

/** Creates or updates one item of a list, and reports the result. */
export function useItemForm<Stored extends Item, Fields extends object, Answer = never>(
  options: ItemFormOptions<Stored, Fields, Answer>,
): VersionedForm<Fields, Answer> {
  const { list, item, rules, toFields, create, change, incomplete, saved, failed, onSaved, asksAbout } =
    options
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  return useVersionedForm({
    stored: item,
    rules,
    toFields,
    save: (fields, version, override) =>
      item && change ? change(item.id, fields, version, override) : create(fields),
    reload: async () => {
      const items = await loadQuery(list)
      return items.find((candidate) => candidate.id === item?.id)
    },
    onIncomplete: (problems) => toastFailure(incomplete(problems)),
    onSaved: (stored) => {
      if (item && change && stored) {
        const title = text('admin.forms.success')
        toastUndo({ title, description: saved.updated }, async () => {
          await change(item.id, toFields(item), stored.version, undefined)
          await queryClient.invalidateQueries(list)
        })
      } else toastSuccess(item ? saved.updated : saved.created)
      onSaved()
    },
    failed: (error) => failed(item ? 'update' : 'create', error),
    refreshes: list,
    ...(asksAbout && { asksAbout }),
  })
}
