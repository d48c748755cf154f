/** Payment methods that staff record by hand. */
export const MANUAL_METHODS = ['cash', 'zelle', 'cheque'] as const
export type ManualMethod = (typeof MANUAL_METHODS)[number]

export const PAYMENT_METHODS = ['card', ...MANUAL_METHODS] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
