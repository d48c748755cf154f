import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiFailure } from '#app/lib/api-request.ts'
import type { Problems } from './form-inputs.ts'
import { type Form, isSame, useForm } from './use-form.ts'

type Versioned = { readonly version?: number }

export type VersionedFormOptions<Stored extends Versioned, Fields extends object> = {
  /** What is edited, as it is known to be stored; undefined for something new. */
  readonly stored: Stored | undefined
  fieldsOf(stored: Stored | undefined): Fields
  problemsOf(fields: Fields): Problems<Fields>
  /** Returns what is stored from now on, where the form stays open. */
  save(fields: Fields, version: number | undefined): Promise<Stored | undefined>
  /** Reads what somebody else stored in the meantime. */
  reload(): Promise<Stored | undefined>
  onIncomplete?(problems: Problems<Fields>): void
  onSaved(): unknown
  onFailed(error: unknown): void
}

type Submitted<Fields> = { readonly fields: Fields; readonly version: number | undefined }

/** Somebody else's newer version, and the two ways on from it. */
export type Conflict = { readonly adoptTheirs: () => void; readonly saveMine: () => void }

export type VersionedForm<Fields> = {
  readonly form: Form<Fields>
  readonly submit: () => void
  readonly isSaving: boolean
  readonly conflict: Conflict | undefined
}

/** A form over something stored: it checks, saves, and asks before it saves over somebody else's newer version. */
export function useVersionedForm<Stored extends Versioned, Fields extends object>(
  options: VersionedFormOptions<Stored, Fields>,
): VersionedForm<Fields> {
  const { stored, fieldsOf, problemsOf, save, reload, onIncomplete, onSaved, onFailed } = options
  const form = useForm(fieldsOf(stored))
  const [base, setBase] = useFollowed(stored, fieldsOf, form)
  const [theirs, setTheirs] = useState<Stored>()

  const { mutate, isPending } = useMutation({
    mutationFn: ({ fields, version }: Submitted<Fields>) => save(fields, version),
    onSuccess: (saved, { fields }) => {
      if (saved) {
        setBase(saved)
        form.settle(fieldsOf(saved), fields)
      }
      return onSaved()
    },
    onError: async (error) => {
      if (isNewerVersion(error)) return setTheirs(await reload())
      onFailed(error)
      form.refuseAs(error)
    },
  })

  const submit = () => {
    const problems = form.check(problemsOf(form.fields))
    if (problems) onIncomplete?.(problems)
    else if (!isPending) mutate({ fields: form.fields, version: base?.version })
  }
  const continueFrom = (newer: Stored) => {
    setBase(newer)
    setTheirs(undefined)
  }
  const conflict = theirs && {
    adoptTheirs: () => {
      continueFrom(theirs)
      form.reset(fieldsOf(theirs))
    },
    saveMine: () => {
      continueFrom(theirs)
      mutate({ fields: form.fields, version: theirs.version })
    },
  }
  return { form, submit, isSaving: isPending, conflict }
}

/** Follows what is stored for as long as that takes nothing typed away; otherwise a save has to ask. */
function useFollowed<Stored extends Versioned, Fields extends object>(
  stored: Stored | undefined,
  fieldsOf: (stored: Stored | undefined) => Fields,
  form: Form<Fields>,
) {
  const [base, setBase] = useState(stored)
  useEffect(() => {
    if ((stored?.version ?? 0) <= (base?.version ?? 0)) return
    const isUntouched = isSame(fieldsOf(stored), fieldsOf(base))
    if (!isUntouched && form.isDirty) return
    setBase(stored)
    if (!isUntouched) form.reset(fieldsOf(stored))
  }, [stored, base, fieldsOf, form])
  return [base, setBase] as const
}

/** Whether somebody else saved first. */
export function isNewerVersion(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code === 'newer_version'
}
