import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, apiJson, loadPath } from '#app/lib/api-request.ts'
import { toastFailure, toastSuccess } from './failure-words.ts'
import { type Form, type Problems, useForm } from './use-form.ts'

type Item = { readonly id: number; readonly version: number }

export type ItemFormOptions<Stored extends Item, Fields extends object> = {
  /** The list that holds the items, such as /api/themes. */
  readonly path: string
  /** What is edited; undefined for something new. */
  readonly item: Stored | undefined
  fieldsOf(item: Stored | undefined): Fields
  bodyOf(fields: Fields): object
  problemsOf(fields: Fields): Problems<Fields>
  /** Said when problemsOf finds something. */
  readonly incomplete: string | ((problems: Problems<Fields>) => string)
  readonly saved: { readonly created: string; readonly updated: string }
  failed(action: 'create' | 'update', error: unknown): string
  onSaved(): void
}

/** Somebody else's newer version, and the two ways on from it. */
export type Conflict = { readonly adoptTheirs: () => void; readonly saveMine: () => void }

export type ItemForm<Fields> = {
  readonly form: Form<Fields>
  readonly submit: () => void
  readonly isSaving: boolean
  readonly conflict: Conflict | undefined
}

/** Creates or changes one item of a list: checks, saves, says how it went, and asks before saving over a newer one. */
export function useItemForm<Stored extends Item, Fields extends object>(
  options: ItemFormOptions<Stored, Fields>,
): ItemForm<Fields> {
  const { path, item, fieldsOf, bodyOf, problemsOf, incomplete, saved, failed, onSaved } = options
  const queryClient = useQueryClient()
  const form = useForm(fieldsOf(item))
  const [version, setVersion] = useState(item?.version)
  const [theirs, setTheirs] = useState<Stored>()

  const save = useMutation({
    mutationFn: (insistedVersion: number | undefined) =>
      item
        ? apiJson('PATCH', `${path}/${item.id}`, { ...bodyOf(form.fields), version: insistedVersion })
        : apiJson('POST', path, bodyOf(form.fields)),
    onSuccess: () => {
      toastSuccess(item ? saved.updated : saved.created)
      onSaved()
      return queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: async (error) => {
      if (isNewer(error)) setTheirs(await readItem(path, item))
      else {
        toastFailure(failed(item ? 'update' : 'create', error))
        form.refuseAs(error)
      }
    },
  })

  const submit = () => {
    const problems = problemsOf(form.fields)
    if (Object.keys(problems).length > 0) {
      form.refuse(problems)
      toastFailure(typeof incomplete === 'string' ? incomplete : incomplete(problems))
    } else if (!save.isPending) save.mutate(version)
  }
  const continueFrom = (newer: Stored) => {
    setVersion(newer.version)
    setTheirs(undefined)
  }
  const conflict = theirs && {
    adoptTheirs: () => {
      continueFrom(theirs)
      form.reset(fieldsOf(theirs))
    },
    saveMine: () => {
      continueFrom(theirs)
      save.mutate(theirs.version)
    },
  }
  return { form, submit, isSaving: save.isPending, conflict }
}

export function isNewer(error: unknown): boolean {
  return error instanceof ApiFailure && error.answer.code === 'newer_version'
}

async function readItem<Stored extends Item>(path: string, item: Stored | undefined) {
  const list = await loadPath<Stored[]>(path)
  return list.find((candidate) => candidate.id === item?.id)
}
