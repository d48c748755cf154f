import type { PAYMENT_PURPOSES } from '../booking/next-payment.ts'

/**
 * The purposes of payments that pay for a party. Only these are revenue and are spread over what was bought; money of
 * any other purpose is left out of the reports, and stands in the journal by itself.
 */
export const PARTY_PURPOSES: readonly (typeof PAYMENT_PURPOSES)[number][] = ['booking', 'balance']
