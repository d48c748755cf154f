import type { TermsVersion } from '#contract/terms-of-service.ts'
import { formatLong, type PartyDay } from '#domain/party-day.ts'
import { termsBlocks } from '#domain/terms-of-service.ts'

/** Returns a version of the terms of service as its dialog shows it. */
export function termsForReading(
  { text, translation, version, date }: Pick<TermsVersion, 'text' | 'translation' | 'version' | 'date'>,
  versionWords = (number: number, day: PartyDay) => `Version ${number} of ${formatLong(day)}`,
) {
  return { parts: termsBlocks(translation ?? text), version: versionWords(version, date) }
}
