import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { type ToastAction, toast } from '#app/ui/toasts/toast-queue.ts'

/**
 * Returns why a call failed: the server's message if there is one, else the status, else that there was no
 * response.
 */
export function describeFailure(error: unknown): string {
  return error instanceof ApiFailure ? getSentence(error, error.message) : describeNoResponse()
}

/** Returns the server's message for a failed call, else what failed. */
export function getFailureSentence(words: string, error: unknown): string {
  return getSentence(error, describeFailedAction(words, error))
}

/**
 * Returns what failed. Without a response, the connection is mentioned first: `Failed to save settings. There
 * is no connection. …`
 */
export function describeFailedAction(words: string, error: unknown): string {
  return error instanceof ApiFailure ? words : `${words.split('.')[0]}. ${describeNoResponse()}`
}

/** Returns why there was no response, as far as the browser can tell. */
function describeNoResponse(): string {
  const text = shownText()
  return navigator.onLine === false ? text('admin.forms.offline') : text('admin.forms.unreachable')
}

export function toastFailure(description: string, title?: string, action?: ToastAction): number {
  return toast({ title: title ?? shownText()('admin.forms.failure'), description, tone: 'danger', action })
}

export function toastSuccess(description: string, title?: string): void {
  toast({ title: title ?? shownText()('admin.forms.success'), description, tone: 'success' })
}
