import type { Ledger } from './ledger.ts'
import { readForm, required } from './read-form.ts'
import { invalid, StripeError } from './stripe-error.ts'

export const PUBLISHABLE_KEY = 'pk_test_simulated'
const BILLING = ['name', 'email', 'phone', 'line1', 'city', 'state', 'country', 'zip'] as const
/** What Stripe's form was told about the payment. */
const ELEMENTS = ['setup_future_usage', 'allowed_types'] as const
const COUNTRIES = ['US', 'CA']

/**
 * Handles calls from Stripe's script in a browser: only with the publishable key, and only about the intent whose
 * client secret it has.
 */
export function handleBrowserCall(ledger: Ledger, path: string, body: string) {
  try {
    return { status: 200, json: perform(ledger, path, body) as object }
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, json: error.body }
    throw error
  }
}

function perform(ledger: Ledger, path: string, body: string) {
  const [, , resource, id = '', action] = path.split('/')
  const form = readForm(body, {
    plain: ['key', 'client_secret', 'card', 'approve', 'return_url', ...ELEMENTS, ...BILLING],
  })
  if (form.plain.key !== PUBLISHABLE_KEY)
    throw new StripeError(401, 'invalid_request_error', 'Invalid API Key')
  if (resource !== 'payment_intents' || required(form, 'client_secret') !== ledger.find(id).client_secret)
    throw invalid('The client_secret provided does not match any associated PaymentIntent')
  if (action === 'authenticate') return authenticate(ledger, id, form.plain.approve === 'true')
  required(form, 'return_url')
  const { setup_future_usage: usage, allowed_payment_method_types: types } = ledger.find(id)
  if (
    required(form, 'setup_future_usage') !== (usage ?? 'none') ||
    required(form, 'allowed_types') !== types.join()
  )
    throw invalid('The options of Elements do not match those of the PaymentIntent')
  // A wallet knows the card's owner without being told.
  if (BILLING.some((field) => form.plain[field] !== undefined)) {
    for (const field of BILLING) required(form, field)
    if (!COUNTRIES.includes(required(form, 'country'))) throw invalid('Country is not supported')
    ledger.find(id).billing = Object.fromEntries(BILLING.map((field) => [field, form.plain[field] ?? '']))
  }
  return ledger.confirm(id, required(form, 'card').replace('tok_', ''))
}

function authenticate(ledger: Ledger, id: string, isApproved: boolean) {
  const intent = ledger.authenticate(id, isApproved)
  const { last_payment_error: failure } = intent
  if (!failure) return intent
  throw new StripeError(402, 'card_error', failure.message, { code: failure.code })
}
