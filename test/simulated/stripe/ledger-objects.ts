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
  customer: string | null
  payment_method: string | null
  capture_method: 'automatic' | 'manual'
  amount_capturable: number
  setup_future_usage: 'off_session' | 'on_session' | null
  last_payment_error: {
    type: string
    code: string
    message: string
    decline_code?: string
    advice_code?: string
  } | null
  /** The cardholder's details, as entered in the card form. */
  billing?: Readonly<Record<string, string>>
}
export type LedgerMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  card: { brand: string; last4: string }
  customer: string | null
}
/** A decline in Stripe's terms. */
export type LedgerDecline = {
  readonly code: string
  readonly decline_code?: string
  readonly advice_code?: string
  readonly message: string
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
