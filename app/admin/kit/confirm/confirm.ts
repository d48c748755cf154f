import { type ReactNode, useSyncExternalStore } from 'react'
import type { MutationOutcome } from '../forms/use-single-mutation.ts'

/** A question before something that cannot be taken back, and what is done after a yes. */
export type ConfirmQuestion<Answer = unknown> = Pick<MutationOutcome, 'failed' | 'refreshes'> & {
  readonly title: string
  readonly description: ReactNode
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly tone?: 'primary' | 'danger'
  /** The confirming button while it runs. */
  readonly busyLabel?: string
  run(): Promise<Answer>
  /** The toast after it, or what else follows. */
  readonly done?: string | ((answer: Answer) => unknown)
}

let asked: ConfirmQuestion | undefined
const listeners = new Set<() => void>()

function show(next: ConfirmQuestion | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks in a dialog on top of the page, which the shell renders; not from within another dialog. */
export function confirm<Answer>(question: ConfirmQuestion<Answer>): void {
  show(question as ConfirmQuestion)
}

/** Closes a question, unless another one is open by now. */
export function closeQuestion(question: ConfirmQuestion | undefined = asked): void {
  if (question === asked) show(undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useQuestion(): ConfirmQuestion | undefined {
  return useSyncExternalStore(subscribe, () => asked)
}
