import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '#app/ui/store.ts'
import type { MutationOutcome } from '../forms/use-single-mutation.ts'

/** A question before something that cannot be taken back, and what is done after a yes. */
export type ConfirmQuestion<Answer = unknown> = Pick<
  MutationOutcome<Answer>,
  'failed' | 'refreshes' | 'stores'
> & {
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

const asked = createStore<ConfirmQuestion | undefined>(undefined)

/** Asks in a dialog on top of the page, which the shell renders; not from within another dialog. */
export function confirm<Answer>(question: ConfirmQuestion<Answer>): void {
  asked.change(question as ConfirmQuestion)
}

/** Closes a question, unless another one is open by now. */
export function closeQuestion(question = asked.current()): void {
  if (question === asked.current()) asked.change(undefined)
}

export function useQuestion(): ConfirmQuestion | undefined {
  return useSyncExternalStore(asked.subscribe, asked.current)
}
