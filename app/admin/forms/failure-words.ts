import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'
import { wordsRead } from '#app/lib/in-both.ts'
import { toast } from '#app/ui/toast-queue.ts'
import { FORMS_WORDS } from './forms-words.ts'

/** Returns why a call failed: the server's own sentence, else its status and text, else that there was no response. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiFailure)) {
    return wordsRead(FORMS_WORDS).unreachable
  }
  return sentenceOf(error, error.message)
}

export function toastFailure(description: string): void {
  toast({ title: wordsRead(FORMS_WORDS).failure, description, tone: 'danger' })
}

export function toastSuccess(description: string): void {
  toast({ title: wordsRead(FORMS_WORDS).success, description, tone: 'success' })
}
