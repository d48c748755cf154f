import { useQueryClient } from '@tanstack/react-query'
import { apiJson, loadPath } from '#app/lib/api-request.ts'
import { toastFailure, toastSuccess } from './failure-words.ts'
import type { Problems } from './form-inputs.ts'
import { STILL_UPLOADING } from './use-awaited-fields.ts'
import { useVersionedForm, type VersionedForm } from './use-versioned-form.ts'

type Item = { readonly id: number; readonly version?: number }

export type ItemFormOptions<Stored extends Item, Fields extends object> = {
  /** The list that holds the items, such as /api/themes. */
  readonly path: string
  /** What is edited; undefined for something new. */
  readonly item: Stored | undefined
  fieldsOf(item: Stored | undefined): Fields
  bodyOf(fields: Fields): object
  problemsOf(fields: Fields): Problems<Fields>
  /** The toast over the problems found, which stand beside their fields too. */
  incomplete(problems: Problems<Fields>): string
  readonly saved: { readonly created: string; readonly updated: string }
  failed(action: 'create' | 'update', error: unknown): string
  onSaved(): void
}

/** Creates or changes one item of a list, and says how it went. */
export function useItemForm<Stored extends Item, Fields extends object>(
  options: ItemFormOptions<Stored, Fields>,
): VersionedForm<Fields> {
  const { path, item, fieldsOf, bodyOf, problemsOf, incomplete, saved, failed, onSaved } = options
  const queryClient = useQueryClient()
  return useVersionedForm({
    stored: item,
    fieldsOf,
    problemsOf,
    save: (fields, version) =>
      item
        ? apiJson<Stored>('PATCH', `${path}/${item.id}`, { ...bodyOf(fields), version })
        : apiJson<Stored>('POST', path, bodyOf(fields)),
    reload: async () => {
      const list = await loadPath<Stored[]>(path)
      return list.find((candidate) => candidate.id === item?.id)
    },
    onIncomplete: (problems) =>
      toastFailure(isOnlyUploading(problems) ? STILL_UPLOADING : incomplete(problems)),
    onSaved: () => {
      toastSuccess(item ? saved.updated : saved.created)
      onSaved()
      return queryClient.invalidateQueries({ queryKey: [path] })
    },
    onFailed: (error) => toastFailure(failed(item ? 'update' : 'create', error)),
  })
}

function isOnlyUploading(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === STILL_UPLOADING)
}
