import { randomBytes } from 'node:crypto'
import { invalid, missing, StripeError } from './stripe-error.ts'

export type LedgerIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  client_secret: string
  created: number
  metadata: Record<string, string>
  allowed_payment_method_types: string[]
  last_payment_error: { type: string; code: string; message: string } | null
  /** The card's owner, as entered in the card form. */
  billing?: Readonly<Record<string, string>>
}
export type LedgerRefund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}
export type LedgerDispute = {
  id: string
  object: 'dispute'
  amount: number
  payment_intent: string
  reason: string
  status: string
}
export type LedgerDomain = {
  id: string
  object: 'payment_method_domain'
  domain_name: string
  enabled: boolean
  apple_pay: { status: 'active' | 'inactive'; status_details?: { error_message: string } }
}
export type LedgerWebhookEndpoint = {
  id: string
  object: 'webhook_endpoint'
  url: string
  status: 'enabled' | 'disabled'
  enabled_events: string[]
}

const DECLINES: Readonly<Record<string, [code: string, message: string]>> = {
  '4000000000000002': ['card_declined', 'Your card was declined.'],
  '4000000000009995': ['card_declined', 'Your card has insufficient funds.'],
}
/** The account number of Stripe's documentation: a bank account pays days later, or not at all. */
export const BANK_ACCOUNT = '000123456789'
const ASKS_FOR_AUTHENTICATION = '4000002500003155'
const PAYABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Stripe's data, with its rules. `onChange` receives what would become a webhook. */
export class Ledger {
  readonly intents = new Map<string, LedgerIntent>()
  readonly refunds: LedgerRefund[] = []
  readonly disputes: LedgerDispute[] = []
  /** The webhooks set up in the dashboard. */
  readonly webhookEndpoints: LedgerWebhookEndpoint[] = []
  /** The domains on which wallets are shown. */
  readonly domains: LedgerDomain[] = []
  readonly #onChange: (type: string, object: object) => void
  /** Why refunds are refused for now, such as with too little money in the account. */
  refusesRefunds: string | undefined
  /** The time at Stripe. */
  now: () => Date = () => new Date()

  constructor(onChange: (type: string, object: object) => void) {
    this.#onChange = onChange
  }

  create(amount: number, metadata: Record<string, string>, types: string[] = []): LedgerIntent {
    const id = name('pi')
    const intent: LedgerIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'usd',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: Math.floor(this.now().getTime() / 1000),
      metadata,
      allowed_payment_method_types: types,
      last_payment_error: null,
    }
    this.intents.set(id, intent)
    return intent
  }

  find(id: string): LedgerIntent {
    const intent = this.intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  update(id: string, amount: number | undefined, metadata: Record<string, string>): LedgerIntent {
    const intent = this.find(id)
    this.#mustBePayable(intent, 'updated')
    if (amount !== undefined) intent.amount = amount
    Object.assign(intent.metadata, metadata)
    return intent
  }

  cancel(id: string): LedgerIntent {
    const intent = this.find(id)
    this.#mustBePayable(intent, 'canceled')
    intent.status = 'canceled'
    this.#onChange('payment_intent.canceled', intent)
    return intent
  }

  /** Does what the card form in a browser does. Throws for a declined card, which may be followed by another. */
  confirm(id: string, cardNumber: string): LedgerIntent {
    const intent = this.find(id)
    this.#mustBePayable(intent, 'confirmed')
    const number = cardNumber.replace(/\D/g, '')
    const decline = DECLINES[number]
    if (decline) {
      const [code, message] = decline
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { type: 'card_error', code, message }
      this.#onChange('payment_intent.payment_failed', intent)
      throw new StripeError(402, 'card_error', message, { code })
    }
    if (number === BANK_ACCOUNT) {
      intent.status = 'processing'
      intent.last_payment_error = null
      this.#onChange('payment_intent.processing', intent)
      return intent
    }
    if (number === ASKS_FOR_AUTHENTICATION) {
      intent.status = 'requires_action'
      this.#onChange('payment_intent.requires_action', intent)
      return intent
    }
    return this.#succeed(intent)
  }

  /** The bank decides about a payment that it was working on. */
  settle(id: string, isPaid: boolean): LedgerIntent {
    const intent = this.find(id)
    if (intent.status !== 'processing') throw invalid('There is nothing to settle')
    if (isPaid) return this.#succeed(intent)
    intent.status = 'requires_payment_method'
    const message = 'The customer’s bank account has insufficient funds.'
    intent.last_payment_error = {
      type: 'invalid_request_error',
      code: 'payment_method_bank_failure',
      message,
    }
    this.#onChange('payment_intent.payment_failed', intent)
    return intent
  }

  /** Ends the authentication step. */
  authenticate(id: string, isApproved: boolean): LedgerIntent {
    const intent = this.find(id)
    if (intent.status !== 'requires_action') throw invalid('There is nothing to authenticate')
    if (isApproved) return this.#succeed(intent)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method.',
    }
    this.#onChange('payment_intent.payment_failed', intent)
    return intent
  }

  refund(intentId: string, wanted: number | undefined, metadata: Record<string, string>): LedgerRefund {
    const intent = this.find(intentId)
    if (intent.status !== 'succeeded')
      throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`)
    if (this.refusesRefunds !== undefined) throw invalid(this.refusesRefunds)
    const left = intent.amount_received - this.getRefunded(intentId)
    const amount = wanted ?? left
    if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
    if (amount > left)
      throw invalid(`Refund amount ($${amount / 100}) is greater than unrefunded amount on charge`)
    const refund: LedgerRefund = {
      id: name('re'),
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: 'succeeded',
      metadata,
    }
    this.refunds.push(refund)
    this.#onChange('charge.refunded', { object: 'charge', id: name('ch'), payment_intent: intentId })
    return refund
  }

  /** The bank does not take a refund, which can be days after it was made. */
  failRefund(refund: LedgerRefund): void {
    refund.status = 'failed'
    this.#onChange('refund.failed', refund)
  }

  dispute(intentId: string, reason = 'fraudulent'): LedgerDispute {
    const { amount_received } = this.find(intentId)
    const dispute: LedgerDispute = {
      id: name('du'),
      object: 'dispute',
      amount: amount_received,
      payment_intent: intentId,
      reason,
      status: 'needs_response',
    }
    this.disputes.push(dispute)
    this.#onChange('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(dispute: LedgerDispute, status: 'won' | 'lost'): void {
    dispute.status = status
    this.#onChange('charge.dispute.closed', dispute)
  }

  registerDomain(domain_name: string): LedgerDomain {
    const domain: LedgerDomain = {
      id: name('pmd'),
      object: 'payment_method_domain',
      domain_name,
      enabled: true,
      apple_pay: { status: 'active' },
    }
    this.domains.push(domain)
    return domain
  }

  getRefunded(intentId: string): number {
    return this.refunds
      .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  #succeed(intent: LedgerIntent): LedgerIntent {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    this.#onChange('payment_intent.succeeded', intent)
    return intent
  }

  #mustBePayable(intent: LedgerIntent, verb: string): void {
    if (PAYABLE.includes(intent.status)) return
    throw invalid(`This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    })
  }
}

function name(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
