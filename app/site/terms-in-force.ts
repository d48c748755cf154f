import { toPolicy } from '#app/lib/booking-policy.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import { type PublishedTerms, toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { usePrepared } from './use-prepared.ts'

/** Returns the terms for a booking made now. */
export function termsInForce({ policy }: SiteSettings): PublishedTerms {
  return toPublishedTerms(policy && toPolicy(policy))
}

export function useTerms(): PublishedTerms {
  return termsInForce(usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS)
}
