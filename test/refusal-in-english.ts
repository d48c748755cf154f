import { isRefusal } from '#domain/refusal/refusal.ts'
import { describeRefusal } from '#domain/translation/sentences-in.ts'

/** Returns a refusal with its English sentence as `message`; what is none, as it is. */
export function inEnglish<T>(value: T) {
  return isRefusal(value) ? { ...value, message: describeRefusal('en', value) } : value
}
