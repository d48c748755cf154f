import { useEffect, useState } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import type { Problems } from './form-inputs.ts'
import type { FormRules } from './form-rules.ts'
import { type Form, getChanged, isSame, useSchemaForm } from './use-schema-form.ts'
import { type MutationOutcome, toastFailed, useSingleMutation } from './use-single-mutation.ts'

type Versioned = { readonly version?: number }

/** `Answer` is what staff may override after a refusal. */
export type VersionedFormOptions<Stored extends Versioned, Fields extends object, Answer> = MutationOutcome<
  Stored | undefined
> & {
  /** The edited item as last saved; undefined for a new one. */
  readonly stored: Stored | undefined
  readonly rules: FormRules<Fields>
  toFields(stored: Stored | undefined): Fields
  /** Saves on top of `base`, the version that the edit is based on. Returns the saved value, if the form stays open. */
  save(fields: Fields, base: Stored | undefined, override: Answer | undefined): Promise<Stored | undefined>
  /** Loads what somebody else saved in the meantime. */
  reload(): Promise<Stored | undefined>
  onIncomplete?(problems: Problems<Fields>): void
  onSaved?(saved: Stored | undefined, base: Stored | undefined): unknown
  /** Returns whether a dialog handles the failed save, so that no toast is needed. */
  asksAbout?(error: unknown, override?: Answer): boolean
}

type Submitted<Stored, Fields, Answer> = {
  readonly fields: Fields
  readonly base: Stored | undefined
  readonly override?: Answer | undefined
}

/** Somebody else's newer version, and the two ways to resolve the conflict. */
export type Conflict = { readonly adoptTheirs: () => void; readonly saveMine: () => void }

export type VersionedForm<Fields, Answer = never> = {
  readonly form: Form<Fields>
  /** Validates and saves; after a refusal, again with the override. */
  readonly submit: (override?: Answer) => void
  readonly isSaving: boolean
  readonly conflict: Conflict | undefined
}

/** The form of a stored item: validates, saves, and asks before overwriting somebody else's newer version. */
export function useVersionedForm<Stored extends Versioned, Fields extends object, Answer = never>(
  options: VersionedFormOptions<Stored, Fields, Answer>,
): VersionedForm<Fields, Answer> & { readonly base: Stored | undefined } {
  const { stored, rules, toFields, save, reload, onIncomplete, onSaved, asksAbout, ...outcome } = options
  const form = useSchemaForm(rules, toFields(stored))
  const [base, setBase] = useFollowed(stored, toFields, form)
  const [theirs, setTheirs] = useState<Stored>()

  const { mutate, isPending } = useSingleMutation({
    ...outcome,
    mutationFn: ({ fields, base, override }: Submitted<Stored, Fields, Answer>) =>
      save(fields, base, override),
    onSuccess: (saved, { fields, base }) => {
      if (saved) {
        setBase(saved)
        form.settle(toFields(saved), fields)
      }
      return onSaved?.(saved, base)
    },
    onError: async (error, { override }) => {
      if (isNewerVersion(error)) return setTheirs(await reload())
      if (!asksAbout?.(error, override)) toastFailed(outcome.failed, error)
      form.refuseAs(error)
    },
  })

  const submit = (override?: Answer) =>
    form.submit((fields) => mutate({ fields, base, override }), onIncomplete)
  const continueFrom = (newer: Stored) => {
    setBase(newer)
    setTheirs(undefined)
  }
  const conflict = theirs && {
    adoptTheirs: () => {
      continueFrom(theirs)
      form.reset(toFields(theirs))
    },
    // What somebody else changed elsewhere in the form stays as they saved it.
    saveMine: () => {
      const fields = { ...toFields(theirs), ...getChanged(form.fields, toFields(base)) }
      const names = Object.keys({ ...form.fields, ...fields }) as (keyof Fields)[]
      for (const name of names) form.set(name, fields[name])
      continueFrom(theirs)
      mutate({ fields, base: theirs })
    },
  }
  return { form, submit, isSaving: isPending, conflict, base }
}

/** Updates the form when the stored item changes, unless that would lose input; then saving asks. */
function useFollowed<Stored extends Versioned, Fields extends object>(
  stored: Stored | undefined,
  toFields: (stored: Stored | undefined) => Fields,
  form: Form<Fields>,
) {
  const [base, setBase] = useState(stored)
  useEffect(() => {
    if ((stored?.version ?? 0) <= (base?.version ?? 0)) return
    const isUntouched = isSame(toFields(stored), toFields(base))
    if (!isUntouched && form.isDirty) return
    setBase(stored)
    if (!isUntouched) form.reset(toFields(stored))
  }, [stored, base, toFields, form])
  return [base, setBase] as const
}

/** Returns whether somebody else saved first. */
export function isNewerVersion(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code === 'newer_version'
}
