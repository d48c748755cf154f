import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'
import { toast } from '#app/ui/toast-queue.ts'

/** Why a call failed: the server's own sentence, else its status and words, else that there was no response. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiFailure)) {
    return 'The site cannot be reached right now. Please check your connection and try again.'
  }
  return sentenceOf(error, error.message)
}

export function toastFailure(description: string): void {
  toast({ title: 'Error', description, tone: 'danger' })
}

export function toastSuccess(description: string): void {
  toast({ title: 'Success', description, tone: 'success' })
}
