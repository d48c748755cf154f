import { describeFailedAction } from '#app/admin/kit/forms/describe-failure.ts'
import { isNewerVersion } from '#app/admin/kit/forms/use-versioned-form.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'

/**
 * Returns what failed, followed by the server's reason if people can act on it. After somebody else's change the screen
 * has loaded the booking again.
 */
export function bookingFailure(words: string, error: unknown): string {
  const isRefusal = error instanceof ApiFailure && error.status < 500
  const sentence = isRefusal ? error.response.message : undefined
  const reason = isNewerVersion(error) ? shownText()('admin.booking.changedByOthers') : sentence
  return reason ? `${words.replace(/\.$/, '')}: ${reason}` : describeFailedAction(words, error)
}
