import { randomBytes } from 'node:crypto'
import {
  type Intent,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
} from '#server/money/payments/providers/payment-provider.ts'

type Promised = Intent & { readonly createdAt: Date }

/** @param expectCode throws ProviderRefused for a wrong code; missing while staff have none */
export function openZelle(phone: string, expectCode?: (given: string) => void): PaymentProvider {
  const promised = new Map<string, Promised>()
  const keys = new Map<string, string>()
  const refunds = new Map<string, ProviderRefund & { readonly intentId: string }>()
  const change = (id: string, changes: Partial<Intent>): Intent => {
    const known = promised.get(id)
    if (!known) throw new ProviderRefused('This reference is not known.')
    const changed = known.status === 'succeeded' ? known : { ...known, ...changes }
    promised.set(id, changed)
    return changed
  }
  return {
    name: 'zelle',
    acceptsUnbookedCards: false,
    publishableKey: phone,

    async createIntent({ amountCents, metadata, idempotencyKey }) {
      const known = promised.get(keys.get(idempotencyKey) ?? '')
      if (known) return known
      // The reference for the family to type into its bank's app.
      const id = `MT-${randomBytes(4).toString('hex').toUpperCase()}`
      const made = { id, clientSecret: id, amountCents, receivedCents: 0, lastFailure: null, metadata }
      promised.set(id, { ...made, status: 'requires_confirmation', createdAt: new Date() })
      keys.set(idempotencyKey, id)
      return change(id, {})
    },

    updateIntent: async (id, { amountCents, metadata }) => change(id, { amountCents, metadata }),
    readIntent: async (id) => promised.get(id),
    cancelIntent: async (id) => change(id, { status: 'canceled' }),

    async refund({ intentId, amountCents, idempotencyKey: key }) {
      const refund = { id: `back-${key}`, amountCents, status: 'succeeded' as const, key, intentId }
      refunds.set(key, refunds.get(key) ?? refund)
      return refunds.get(key) ?? refund
    },

    getRefunds: async (intentId) => [...refunds.values()].filter((refund) => refund.intentId === intentId),
    getDisputes: async () => [],

    listIntents: async (since) => ({
      intents: [...promised.values()].filter(({ createdAt }) => createdAt >= since).reverse(),
      cursor: null,
    }),

    /** Staff confirm what they see on the bank statement. */
    readEvent: expectCode
      ? ({ rawBody, header }) => {
          expectCode(header('x-staff-code') ?? '')
          const { amountCents } = change(rawBody, {})
          change(rawBody, { status: 'succeeded', receivedCents: amountCents })
          return { id: `confirmed-${rawBody}`, type: 'confirmed', about: 'payment', intentId: rawBody }
        }
      : undefined,
  }
}
