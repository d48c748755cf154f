import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { PriceTerms, TaxExemption } from './types.ts'

/** Returns the label of the line that replaces tax in every summary, receipt and mail. */
export function exemptLabel({ certificate }: TaxExemption): string {
  return `Tax exempt, certificate ${certificate}`
}

/** Describes the exemption for staff, who also need to know how long it is valid. */
export function getExemptionMessage({ certificate, until }: TaxExemption): Message {
  return until
    ? message('admin.exemption.certificateUntil', { certificate, until })
    : message('admin.exemption.certificate', { certificate })
}

/**
 * Returns why a certificate does not cover a party: it expires before. The seller must hold one that is valid on the
 * day of the party (Florida Administrative Code, rule 12A-1.038).
 */
export function exemptionRefusal(
  exemption: TaxExemption | undefined,
  bookingDate: PartyDay,
): Refusal | undefined {
  if (!exemption?.until || exemption.until >= bookingDate) return undefined
  return refuse('conflict', 'pricing.certificateEnds', { day: exemption.until })
}

/**
 * Returns the terms with the exemption that staff entered: undefined keeps the stored one, null removes it. Refuses if
 * there is no tax to be exempt from, or if the certificate is not valid.
 */
export function withExemption(
  terms: PriceTerms,
  wanted: TaxExemption | null | undefined,
  bookingDate: PartyDay,
): PriceTerms | Refusal {
  const { tax } = terms
  if (!tax) return wanted ? NO_TAX : terms
  const exemption = wanted === undefined ? tax.exemption : (wanted ?? undefined)
  const refusal = exemptionRefusal(exemption, bookingDate)
  if (refusal) return refusal
  const { exemption: _, ...charged } = tax
  return { ...terms, tax: exemption ? { ...charged, exemption } : charged }
}

const NO_TAX = refuse('conflict', 'pricing.noTaxCharged')
