import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#app/lib/api-request.ts'

export type Problems<Fields> = { readonly [Name in keyof Fields]?: string | undefined }

type Typed = { target: { value: string } }
type Ticked = { target: { checked: boolean } }

export type Form<Fields> = {
  readonly element: RefObject<HTMLFormElement | null>
  readonly fields: Fields
  readonly problems: Problems<Fields>
  /** Whether something was entered that closing would lose. */
  readonly isDirty: boolean
  set<Name extends keyof Fields>(name: Name, value: Fields[Name]): void
  reset(fields: Fields): void
  /** What was submitted is now stored; what was typed since then stays. */
  settle(stored: Fields, submitted: Fields): void
  /** Puts problems beside their fields and the focus on the first of them. */
  refuse(problems: Problems<Fields>): void
  /** Puts what the server found wrong beside the fields it names. */
  refuseAs(error: unknown): void
  /** What a text field needs. */
  text(name: keyof Fields & string): {
    name: string
    value: string
    error: string | undefined
    onChange(event: Typed): void
  }
  /** What a checkbox or switch needs. */
  tick(name: keyof Fields & string): { name: string; checked: boolean; onChange(event: Ticked): void }
}

/** What is typed into a form, and what is wrong with it. Nothing here is ever thrown away by a failed save. */
export function useForm<Fields extends object>(initial: Fields): Form<Fields> {
  const element = useRef<HTMLFormElement>(null)
  const [start, setStart] = useState(initial)
  const [fields, setFields] = useState(initial)
  const [problems, setProblems] = useState<Problems<Fields>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const set: Form<Fields>['set'] = (name, value) => {
    setFields((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const refuse = (found: Problems<Fields>) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }
  return {
    element,
    fields,
    problems,
    isDirty: !isSame(fields, start),
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
    refuseAs(error) {
      const found = error instanceof ApiFailure ? (error.answer.errors ?? []) : []
      const named = found.map(({ path, message }) => [path.split('.')[0], message] as const)
      if (named.length > 0) refuse(Object.fromEntries(named) as Problems<Fields>)
    },
    text: (name) => ({
      name,
      value: String(fields[name]),
      error: problems[name],
      onChange: (event) => set(name, event.target.value as Fields[typeof name]),
    }),
    tick: (name) => ({
      name,
      checked: fields[name] === true,
      onChange: (event) => set(name, event.target.checked as Fields[typeof name]),
    }),
  }
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
