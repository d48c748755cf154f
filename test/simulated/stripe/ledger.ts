import { randomBytes } from 'node:crypto'
import type {
  LedgerDecline,
  LedgerDispute,
  LedgerDomain,
  LedgerIntent,
  LedgerMethod,
  LedgerRefund,
  LedgerWebhookEndpoint,
} from './ledger-objects.ts'
import { invalid, missing, StripeError } from './stripe-error.ts'

const DECLINES: Readonly<Record<string, [code: string, message: string]>> = {
  '4000000000000002': ['card_declined', 'Your card was declined.'],
  '4000000000009995': ['card_declined', 'Your card has insufficient funds.'],
}
/** The account number in Stripe's documentation. Bank accounts pay days later, or not at all. */
export const BANK_ACCOUNT = '000123456789'
/** Can be saved, but is declined when charged off-session. */
const DECLINED_LATER = '4000000000000341'
const GENERIC_DECLINE: LedgerDecline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  advice_code: 'try_again_later',
  message: 'Your card was declined.',
}
const ASKS_FOR_AUTHENTICATION = '4000002500003155'
const PAYABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

type Saved = Partial<
  Pick<LedgerIntent, 'customer' | 'payment_method' | 'setup_future_usage' | 'capture_method'>
>

/** Simulates Stripe's data and rules. `onChange` receives what would become a webhook. */
export class Ledger {
  readonly intents = new Map<string, LedgerIntent>()
  readonly refunds: LedgerRefund[] = []
  readonly disputes: LedgerDispute[] = []
  /** Webhook endpoints, created in the dashboard or through the API. */
  readonly webhookEndpoints: LedgerWebhookEndpoint[] = []
  /** The domains on which wallets are shown. */
  readonly domains: LedgerDomain[] = []
  readonly customers = new Set<string>()
  readonly methods = new Map<string, LedgerMethod>()
  /** Banks' responses to off-session charges; undefined means they pay. Set by tests. */
  answerLater: (method: LedgerMethod, intent: LedgerIntent) => LedgerDecline | undefined = ({ card }) =>
    DECLINED_LATER.endsWith(card.last4) ? GENERIC_DECLINE : undefined
  /** Every off-session charge that a bank was asked for. */
  readonly asked: { readonly intentId: string; readonly methodId: string; readonly amount: number }[] = []
  readonly #onChange: (type: string, object: object) => void
  /** Why refunds are currently refused, such as an insufficient balance. */
  refusesRefunds: string | undefined
  /** The time at Stripe. */
  now: () => Date = () => new Date()

  constructor(onChange: (type: string, object: object) => void) {
    this.#onChange = onChange
  }

  createCustomer(metadata: Record<string, string>): { id: string; object: 'customer'; metadata: object } {
    const id = name('cus')
    this.customers.add(id)
    return { id, object: 'customer', metadata }
  }

  findMethod(id: string): LedgerMethod {
    const method = this.methods.get(id)
    if (!method) throw missing('PaymentMethod', id)
    return method
  }

  detach(id: string): LedgerMethod {
    const method = this.findMethod(id)
    if (method.customer === null)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    method.customer = null
    return method
  }

  create(
    amount: number,
    metadata: Record<string, string>,
    types: string[] = [],
    saved: Saved = {},
  ): LedgerIntent {
    if (saved.customer && !this.customers.has(saved.customer)) throw missing('customer', saved.customer)
    if (saved.payment_method && this.findMethod(saved.payment_method).customer !== (saved.customer ?? null))
      throw invalid('The customer does not have a payment method with this ID attached.')
    const id = name('pi')
    const intent: LedgerIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'usd',
      status: saved.payment_method ? 'requires_confirmation' : 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: Math.floor(this.now().getTime() / 1000),
      metadata,
      allowed_payment_method_types: types,
      customer: saved.customer ?? null,
      payment_method: saved.payment_method ?? null,
      capture_method: saved.capture_method ?? 'automatic',
      amount_capturable: 0,
      setup_future_usage: saved.setup_future_usage ?? null,
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
    if (intent.status !== 'requires_capture') this.#mustBePayable(intent, 'canceled')
    intent.status = 'canceled'
    intent.amount_capturable = 0
    this.#onChange('payment_intent.canceled', intent)
    return intent
  }

  /** Captures this much of the hold; the rest is released. */
  capture(id: string, amount: number): LedgerIntent {
    const intent = this.find(id)
    if (intent.status !== 'requires_capture')
      throw invalid(`This PaymentIntent could not be captured because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      })
    if (amount > intent.amount_capturable)
      throw invalid('The amount to capture is greater than the amount that can be captured.')
    intent.amount_capturable = 0
    intent.amount_received = amount
    intent.status = 'succeeded'
    this.#onChange('payment_intent.succeeded', intent)
    return intent
  }

  /** Returns the current holds. */
  getHeld(): LedgerIntent[] {
    return [...this.intents.values()].filter(({ status }) => status === 'requires_capture')
  }

  /** Does what the card form in a browser does. Throws for a declined card; another one may be tried next. */
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
    if (intent.setup_future_usage !== null) this.#keep(intent, number)
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

  /** Charges a saved card off-session. Throws if it is declined, with the state of the payment. */
  confirmLater(id: string, methodId: string): LedgerIntent {
    const intent = this.find(id)
    this.#mustBePayable(intent, 'confirmed')
    const method = this.findMethod(methodId)
    if (method.customer === null || method.customer !== intent.customer)
      throw invalid('The customer does not have a payment method with this ID attached.')
    this.asked.push({ intentId: id, methodId, amount: intent.amount })
    const decline = this.answerLater(method, intent)
    if (!decline) return this.#succeed(intent)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', ...decline }
    this.#onChange('payment_intent.payment_failed', intent)
    throw new StripeError(402, 'card_error', decline.message, { ...decline, payment_intent: intent })
  }

  #keep(intent: LedgerIntent, number: string): void {
    const id = name('pm')
    const card = { brand: 'visa', last4: number.slice(-4) }
    this.methods.set(id, { id, object: 'payment_method', type: 'card', card, customer: intent.customer })
    intent.payment_method = id
  }

  /** Completes a payment that the bank was processing. */
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

  /** Completes the authentication step. */
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

  /** The bank rejects a refund, possibly days after it was made. */
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

  /** The secret is only returned once. */
  createWebhook(url: string, enabled_events: string[]): LedgerWebhookEndpoint & { secret: string } {
    const webhook: LedgerWebhookEndpoint = {
      id: name('we'),
      object: 'webhook_endpoint',
      url,
      status: 'enabled',
      enabled_events,
    }
    this.webhookEndpoints.push(webhook)
    return { ...webhook, secret: `whsec_${webhook.id}` }
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
    if (intent.capture_method === 'manual') {
      intent.status = 'requires_capture'
      intent.amount_capturable = intent.amount
      intent.last_payment_error = null
      this.#onChange('payment_intent.amount_capturable_updated', intent)
      return intent
    }
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
