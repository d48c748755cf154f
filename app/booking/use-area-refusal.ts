import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { isZip } from '#app/lib/draft/known-zip.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { areaRefusal, zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import { priceTermsQuery } from './use-price-terms.ts'

/** Returns why we do not deliver to the draft's ZIP code, once that is known for this exact code. */
export function useAreaRefusal(draft: BookingDraft): string | undefined {
  const text = useText()
  const { data: settings } = useQuery(siteSettingsQuery)
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const zip = zipAreaCode(draft.details.zipCode)
  const depends = settings?.asksForZip?.delivery === true && isZip(zip)
  const { data } = useQuery(priceTermsQuery(draft, depends))
  const refusal = depends && data ? areaRefusal(data.area, zip, contact.phone) : undefined
  const isRefused = refusal !== undefined
  useEffect(() => {
    if (isRefused) countStep('outside-area')
  }, [isRefused])
  return refusal && text(refusal.message)
}
