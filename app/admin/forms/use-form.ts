import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { type FormInputs, getInputs, type Problems } from './form-inputs.ts'
import { omitProblems } from './part-problems.ts'
import { useAwaitedFields } from './use-awaited-fields.ts'
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
  /** Marks the submitted values as stored; keeps input typed since then. */
  settle(stored: Fields, submitted: Fields): void
  /** Shows problems beside their fields and focuses the first of them. */
  refuse(problems: Problems<Fields>): void
  /** Shows the found problems and fields still loading; returns both, or nothing if the form can be sent. */
  check(found: Problems<Fields>): Problems<Fields> | undefined
  /** Shows the server's problems beside the fields it names. */
  refuseAs(error: unknown): void
}

/** Buttons have no invalid state, but something may have to be done there. */
const REFUSED = '[aria-invalid="true"], [data-refused]'

/** The input of a form and its problems. A failed save never discards any of it; leaving the screen asks first. */
export function useForm<Fields extends object>(initial: Fields): Form<Fields> {
  const text = useText()
  const element = useRef<HTMLFormElement>(null)
  const [start, setStart] = useState(initial)
  const [fields, setFields] = useState(initial)
  const [problems, setProblems] = useState<Problems<Fields>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(REFUSED)?.focus()
  }, [refusals])

  const awaited = useAwaitedFields<keyof Fields & string>((name) =>
    setProblems((before) =>
      before[name] === text('admin.forms.stillUploading') ? { ...before, [name]: undefined } : before,
    ),
  )

  const isDirty = awaited.isAwaiting || !isSame(fields, start)
  useUnsaved(isDirty)

  const set: Form<Fields>['set'] = (name, value) => {
    setFields((before) => ({ ...before, [name]: value }))
    setProblems((before) => omitProblems(String(name), before, { from: fields[name], to: value }))
  }
  const refuse = (found: Problems<Fields>) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }
  return {
    element,
    fields,
    problems,
    isDirty,
    isAwaiting: awaited.isAwaiting,
    set,
    reset(next) {
      setStart(next)
      setFields(next)
      setProblems({})
    },
    settle(stored, submitted) {
      setStart(stored)
      setFields((current) => (isSame(current, submitted) ? stored : current))
    },
    refuse,
    check(found) {
      const all = { ...found, ...awaited.problems } as Problems<Fields>
      if (Object.keys(all).length === 0) return undefined
      refuse(all)
      return all
    },
    refuseAs(error) {
      const found = error instanceof ApiFailure ? (error.response.errors ?? []) : []
      const named = found.map(({ path, message }) => [fieldOfPath(path, fields), message] as const)
      if (named.length > 0) refuse(Object.fromEntries(named) as Problems<Fields>)
    },
    ...getInputs({ fields, problems, set, awaitField: awaited.awaitField }),
  }
}

/** Returns `zipFees.33139` of `delivery.zipFees.33139`, whether or not the request groups its fields. */
function fieldOfPath(path: string, fields: object): string {
  const parts = path.split('.')
  const field = parts.findIndex((part) => part in fields)
  return field < 0 ? path : parts.slice(field).join('.')
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
