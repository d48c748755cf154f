import { termsRefusal } from '#domain/site/terms-of-service.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { holdCurrentTerms, type TermsRow, termsResponse } from './terms-queries.ts'

/** A customer's agreement to the terms in a request, and where the request came from. */
export type Agreement = {
  readonly termsVersion?: number | null | undefined
  readonly callerAddress?: string | undefined
}

/** The columns that prove a booking's agreement; empty if there is nothing to agree to. */
type AgreementColumns = {
  readonly termsVersion: number | null
  readonly termsSha256: string | null
  readonly termsAgreedAt: Date | null
  readonly termsAddress: string | null
}

export const NO_AGREEMENT: AgreementColumns = {
  termsVersion: null,
  termsSha256: null,
  termsAgreedAt: null,
  termsAddress: null,
}

/**
 * Returns what to store of an agreement to the current version; refuses any other version, with the text to agree to.
 */
export async function checkAgreement(
  tx: Transaction,
  { termsVersion, callerAddress }: Agreement,
  now: Date,
): Promise<AgreementColumns | DetailedRefusal> {
  const current = await holdCurrentTerms(tx)
  const refusal = termsRefusal(termsVersion, current?.version)
  if (refusal && current) return withTerms(refusal, current)
  if (!current) return NO_AGREEMENT
  return {
    termsVersion: current.version,
    termsSha256: current.sha256,
    termsAgreedAt: now,
    termsAddress: callerAddress ?? null,
  }
}

function withTerms(refusal: DetailedRefusal, current: TermsRow): DetailedRefusal {
  return { ...refusal, details: { terms: termsResponse(current) } }
}
