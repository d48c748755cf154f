import type { TermsVersion } from '#contract/terms-of-service.ts'
import { formatLong } from '#domain/party-day.ts'
import { termsBlocks } from '#domain/terms-of-service.ts'

/** A version of the terms of service as its dialog shows it. */
export function termsForReading({ text, version, date }: Pick<TermsVersion, 'text' | 'version' | 'date'>) {
  return { parts: termsBlocks(text), version: `Version ${version} of ${formatLong(date)}` }
}
