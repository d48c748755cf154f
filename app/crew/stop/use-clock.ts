import { useLanguage } from '#app/lib/language/language.ts'
import { clockAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'

/** Returns a function that formats an instant as a time of day. */
export function useClock(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => formatTime(clockAt(new Date(instant)), language)
}
