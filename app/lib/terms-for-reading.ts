import type { TermsVersion } from '#contract/booking/terms-of-service.ts'
import { termsBlocks } from '#domain/site/terms-of-service.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'

/** Returns a version of the terms of service as its dialog shows it. */
export function termsForReading(
  { text, translation, version, date }: Pick<TermsVersion, 'text' | 'translation' | 'version' | 'date'>,
  versionWords = (number: number, day: PartyDay) => `Version ${number} of ${formatLong(day)}`,
) {
  return { parts: termsBlocks(translation ?? text), version: versionWords(version, date) }
}
