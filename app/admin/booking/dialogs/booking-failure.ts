import { describeFailedAction } from '#app/admin/kit/forms/describe-failure.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'

/** Returns what failed, followed by the server's reason if people can act on it. */
export function bookingFailure(words: string, error: unknown): string {
  const isRefusal = error instanceof ApiFailure && error.status < 500
  const reason = isRefusal ? error.response.message : undefined
  return reason ? `${words.replace(/\.$/, '')}: ${reason}` : describeFailedAction(words, error)
}
