import { useForm, useSelector } from '@tanstack/react-form'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getAttributes } from './form-attributes.ts'
import { type FormInputs, findUnreadable, getInputs, omitProblems, type Problems } from './form-inputs.ts'
import { type FormRules, findProblems, placeIssues } from './form-rules.ts'
import { useUnsaved } from './use-unsaved.ts'

export type Form<Fields> = FormInputs<Fields> & {
  readonly element: RefObject<HTMLFormElement | null>
  readonly fields: Fields
  readonly problems: Problems<Fields>
  /** Whether closing would lose input, typed or still loading. */
  readonly isDirty: boolean
  /** Whether a picture for one of the fields is still uploading. */
  readonly isAwaiting: boolean
  set<Name extends keyof Fields>(name: Name, value: Fields[Name]): void
  reset(fields: Fields): void
  /** Goes back to what was last saved. */
  discard(): void
  /** Marks the submitted values as saved; keeps anything typed since. */
  settle(stored: Fields, submitted: Fields): void
  /**
   * Submits the fields if they are valid; otherwise shows the problems beside them and focuses the first. If only
   * pictures are missing that are still uploading, it submits once they are there.
   */
  submit(send: (fields: Fields) => unknown, onIncomplete?: (problems: Problems<Fields>) => void): void
  /** Shows problems beside their fields and focuses the first of them. */
  refuse(problems: Problems<Fields>): void
  /** Shows the server's errors beside the fields they name. */
  refuseAs(error: unknown): void
}

/** Buttons have no invalid state, but the problem may have to be fixed there. */
const REFUSED = '[aria-invalid="true"], [data-refused]'

type FormOptions = {
  /** Leaving does not ask: the input is worthless elsewhere, such as a password or a code. */
  readonly isThrowaway?: boolean
}

type Values = Record<string, unknown>
type Submission = { send(values: Values): unknown; onIncomplete?(problems: object): void }
/** A submission that waits for the pictures of the named fields, which had these values before. */
type Held = { readonly names: readonly string[]; readonly values: Values; readonly meta: Submission }

/**
 * A form's input and validation problems. The rules come from the schema of the request. A failed save never
 * discards input, and leaving the screen asks first.
 */
export function useSchemaForm<Fields extends object>(
  rules: FormRules<Fields>,
  initial: Fields,
  { isThrowaway = false }: FormOptions = {},
): Form<Fields> {
  const text = useText()
  const element = useRef<HTMLFormElement>(null)
  const [first] = useState(initial)
  const attributes = useMemo(() => getAttributes(rules, first), [rules, first])
  const [start, setStart] = useState(initial)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    const refused = refusals > 0 && element.current?.querySelector<HTMLElement>(REFUSED)
    if (!refused) return
    unfold(refused)
    refused.focus()
  }, [refusals])
  const held = useRef<Held>(undefined)
  const awaited = useAwaitedFields<keyof Fields & string>((name, hasFailed) => {
    if (hasFailed) held.current = undefined
    const { [name]: problem, ...others } = getProblems<Fields>(form.state.fieldMeta)
    if (problem === text('admin.forms.savedOnceUploaded')) show(others as Problems<Fields>)
  })

  // The library types nested field names in a way that a generic component cannot satisfy.
  const form = useForm({
    defaultValues: first as Values,
    // Otherwise a form that was refused once could not be submitted again.
    canSubmitWhenInvalid: true,
    onSubmitMeta: { send: () => undefined } as Submission,
    validators: {
      onSubmit: ({ value }) => {
        const found = {
          ...findProblems(rules, value as Fields, text),
          ...findUnreadable(element.current, text),
          ...awaited.problems,
        }
        return Object.keys(found).length === 0 ? undefined : { fields: found as Record<string, string> }
      },
    },
    onSubmit: ({ value, meta }) => void meta.send(value),
    onSubmitInvalid: ({ formApi: { state }, meta }) => {
      setRefusals((count) => count + 1)
      const found = getProblems(state.fieldMeta)
      const names = Object.keys(found)
      if (names.every((name) => name in awaited.problems))
        held.current = { names, values: state.values, meta }
      else meta.onIncomplete?.(found)
    },
  })
  // Submits what was only waiting for pictures, once they are there.
  useEffect(() => {
    if (awaited.isAwaiting || !held.current) return
    const { names, values, meta } = held.current
    held.current = undefined
    if (names.every((name) => form.state.values[name] !== values[name])) void form.handleSubmit(meta)
  }, [awaited.isAwaiting, form])
  const fields = useSelector(form.store, ({ values }) => values) as Fields
  const problems = getProblems<Fields>(useSelector(form.store, ({ fieldMeta }) => fieldMeta))
  const isDirty = awaited.isAwaiting || !isSame(fields, start)
  useUnsaved(isDirty && !isThrowaway)

  const show = (shown: Problems<Fields>) => {
    const messages = shown as Record<string, string | undefined>
    for (const name of new Set([...Object.keys(form.state.fieldMeta), ...Object.keys(messages)]))
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { onSubmit: messages[name] } }))
  }
  const set: Form<Fields>['set'] = (name, value) => {
    const change = { from: (form.state.values as Fields)[name], to: value }
    const left = omitProblems(String(name), getProblems<Fields>(form.state.fieldMeta), change)
    form.setFieldValue(String(name), value, { dontValidate: true })
    show(left)
  }
  const refuse = (found: Problems<Fields>) => {
    show(found)
    setRefusals((count) => count + 1)
  }
  const reset = (next: Fields) => {
    held.current = undefined
    setStart(next)
    form.reset(next as Values, { keepDefaultValues: true })
  }
  return {
    element,
    fields,
    problems,
    isDirty,
    isAwaiting: awaited.isAwaiting,
    set,
    reset,
    discard: () => reset(start),
    settle(stored, submitted) {
      if (isSame(form.state.values, submitted)) reset(stored)
      else setStart(stored)
    },
    submit(send, onIncomplete) {
      // Earlier errors say nothing about the current values.
      show({} as Problems<Fields>)
      held.current = undefined
      void form.handleSubmit({ send, onIncomplete } as Submission)
    },
    refuse,
    refuseAs(error) {
      const found = error instanceof ApiFailure ? (error.response.errors ?? []) : []
      const placed = placeIssues(rules, fields, found)
      if (Object.keys(placed).length > 0) refuse(placed)
    },
    ...getInputs({ fields, problems, set, attributes, awaitField: awaited.awaitField }),
  }
}

/** Opens every collapsed <details> around an element: it could not take focus inside. */
function unfold(inside: Element): void {
  const fold = inside.parentElement?.closest('details')
  if (!fold) return
  fold.open = true
  unfold(fold)
}

type FieldMeta = { readonly errorMap: { readonly onSubmit?: unknown } }

function getProblems<Fields>(fieldMeta: Readonly<Record<string, FieldMeta | undefined>>): Problems<Fields> {
  return Object.fromEntries(
    Object.entries(fieldMeta).flatMap(([name, meta]) =>
      meta?.errorMap.onSubmit === undefined ? [] : [[name, meta.errorMap.onSubmit]],
    ),
  ) as Problems<Fields>
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the fields whose values differ from before. */
export function getChanged<Fields extends object>(fields: Fields, before: Fields): Partial<Fields> {
  const names = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => !isSame([fields[name]], [before[name]]),
  )
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>
}

/** Tracks fields whose value is still loading: submitting now would silently lose it. */
function useAwaitedFields<Name extends string>(onArrived: (name: Name, hasFailed: boolean) => void) {
  const text = useText()
  const [awaited, setAwaited] = useState<readonly Name[]>([])
  /** Returns a function to call once the value is there. */
  const awaitField = (name: Name) => {
    setAwaited((all) => [...all, name])
    return (hasFailed = false) => {
      setAwaited((all) => all.toSpliced(all.indexOf(name), 1))
      onArrived(name, hasFailed)
    }
  }
  const problems = Object.fromEntries(awaited.map((name) => [name, text('admin.forms.savedOnceUploaded')]))
  return { awaitField, isAwaiting: awaited.length > 0, problems }
}
