import { useQueryClient } from '@tanstack/react-query'
import { type ApiQuery, loadQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toastFailure, toastSuccess } from './describe-failure.ts'
import type { Problems } from './form-inputs.ts'
import type { FormRules } from './form-rules.ts'
import { type Keyed, useRequestKey } from './use-request-key.ts'
import type { MutationOutcome } from './use-single-mutation.ts'
import { useUndoToast } from './use-undo-toast.ts'
import { useVersionedForm, type VersionedForm, type VersionedFormOptions } from './use-versioned-form.ts'

type Item = { readonly id: number; readonly version?: number }

export type ItemFormOptions<Stored extends Item, Fields extends object, Body extends object, Answer> = Pick<
  VersionedFormOptions<Stored, Fields, Answer>,
  'asksAbout'
> &
  Pick<MutationOutcome, 'failed'> & {
    /** The list that contains the items; refetched after a change. */
    readonly list: ApiQuery<Stored[]>
    /** The edited item; undefined for a new one. */
    readonly item: Stored | undefined
    readonly rules: Omit<FormRules<Fields>, 'toBody'> & { toBody(fields: Fields): Body }
    toFields(item: Stored | undefined): Fields
    create(request: Keyed<Body>): Promise<Stored>
    /** Saves on top of the version the edit is based on. */
    change(request: {
      readonly params: { readonly id: number }
      readonly body: Body & { readonly version: number | undefined } & Partial<Answer>
    }): Promise<Stored>
    /** The toast shown for invalid input, in addition to the messages beside the fields; without it, the first of them. */
    incomplete?(problems: Problems<Fields>): string
    /** The toast after it was created or changed. */
    readonly done: string
    onSaved(): void
  }

/** Creates or updates one item of a list, and reports the result. */
export function useItemForm<
  Stored extends Item,
  Fields extends object,
  Body extends object,
  Answer extends object = never,
>(options: ItemFormOptions<Stored, Fields, Body, Answer>): VersionedForm<Fields, Answer> {
  const { list, item, rules, toFields, create, change, done, failed, onSaved, asksAbout } = options
  const { incomplete = getFirst } = options
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const sendKeyed = useRequestKey()
  const save = (fields: Fields, base: Stored | undefined, override: Answer | undefined) => {
    const body = rules.toBody(fields)
    if (!base) return sendKeyed(body, create)
    const { id, version } = base
    return change({ params: { id }, body: { ...body, version, ...override } as ChangedBody })
  }
  type ChangedBody = Parameters<typeof change>[0]['body']
  return useVersionedForm({
    stored: item,
    rules,
    toFields,
    save,
    reload: async () => {
      const items = await loadQuery(list)
      return items.find((candidate) => candidate.id === item?.id)
    },
    onIncomplete: (problems) => toastFailure(incomplete(problems)),
    onSaved: (stored, base) => {
      if (base && stored) {
        toastUndo({ title: text('admin.forms.success'), description: done }, async () => {
          await save(toFields(base), stored, undefined)
          await queryClient.invalidateQueries(list)
        })
      } else toastSuccess(done)
      onSaved()
    },
    failed,
    refreshes: list,
    ...(asksAbout && { asksAbout }),
  })
}

function getFirst(problems: object): string {
  return Object.values(problems).find((problem) => problem !== undefined)
}
