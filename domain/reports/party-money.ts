import type { PAYMENT_PURPOSES } from '../booking/next-payment.ts'

/**
 * The purposes of payments for a party. Only these are revenue and are allocated to what was bought; other payments are
 * left out of the reports and have their own entries in the journal.
 */
export const PARTY_PURPOSES: readonly (typeof PAYMENT_PURPOSES)[number][] = ['booking', 'balance']
