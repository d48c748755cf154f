import type { Ledger } from './ledger.ts'
import type { LedgerIntent } from './ledger-objects.ts'
import { readAmount, readForm, required } from './read-form.ts'
import { invalid, missing } from './stripe-error.ts'

export type StripeCall = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
}

type ResponseBody = object | undefined

/** Cards that every account has in test mode, by the ids of their payment methods. */
const TEST_CARDS: Readonly<Record<string, string>> = { pm_card_visa: '4242424242424242' }

/** Handles one call of the API; returns undefined if the call does not exist. */
export function handleCall(ledger: Ledger, call: StripeCall): ResponseBody {
  const [, , resource = '', id, action] = call.path.split('/')
  const isWrite = call.method === 'POST'
  if (resource === 'payment_intents') {
    if (id === undefined) return isWrite ? createIntent(ledger, call.body) : listIntents(ledger, call.query)
    if (action === 'confirm' && isWrite) return confirmLater(ledger, id, call.body)
    if (action === 'cancel' && isWrite) return cancelIntent(ledger, id, call.body)
    if (action === 'capture' && isWrite) return captureIntent(ledger, id, call.body)
    if (action !== undefined) return undefined
    return isWrite ? updateIntent(ledger, id, call.body) : readIntent(ledger, id, call.query)
  }
  if (resource === 'customers' && isWrite && id === undefined)
    return ledger.createCustomer({
      ...readForm(call.body, { plain: [], nested: ['metadata'] }).nested.metadata,
    })
  if (resource === 'payment_methods' && isWrite && id !== undefined && action === 'detach') {
    readForm(call.body, { plain: [] })
    return ledger.detach(id)
  }
  if (resource === 'refunds' && id === undefined)
    return isWrite ? createRefund(ledger, call.body) : toList(ledger.refunds, call.query)
  if (resource === 'disputes' && !isWrite && id === undefined) return toList(ledger.disputes, call.query)
  if (resource === 'payment_method_domains' && id === undefined)
    return isWrite ? registerDomain(ledger, call.body) : listDomains(ledger, call.query)
  if (resource === 'webhook_endpoints' && id === undefined)
    return isWrite
      ? createWebhook(ledger, call.body)
      : page(ledger.webhookEndpoints, readForm(call.query, { plain: ['limit', 'starting_after'] }).plain)
  return undefined
}

function createWebhook(ledger: Ledger, body: string): object {
  const form = readForm(body, { plain: ['url'], nested: ['enabled_events'] })
  return ledger.createWebhook(required(form, 'url'), Object.values(form.nested.enabled_events ?? {}))
}

function registerDomain(ledger: Ledger, body: string): object {
  return ledger.registerDomain(required(readForm(body, { plain: ['domain_name', 'enabled'] }), 'domain_name'))
}

function listDomains(ledger: Ledger, query: string): object {
  const { plain } = readForm(query, { plain: ['domain_name', 'limit'] })
  const all = ledger.domains.filter(
    (domain) => domain.domain_name === (plain.domain_name ?? domain.domain_name),
  )
  return page(all, plain)
}

function createIntent(ledger: Ledger, body: string): LedgerIntent {
  const form = readForm(body, {
    plain: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'setup_future_usage',
      'capture_method',
      'confirm',
    ],
    nested: ['metadata', 'allowed_payment_method_types', 'automatic_payment_methods'],
  })
  const currency = required(form, 'currency')
  if (currency !== 'usd') throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
  const types = Object.values(form.nested.allowed_payment_method_types ?? {})
  const { customer = null, payment_method = null, setup_future_usage: usage } = form.plain
  if (usage !== undefined && usage !== 'off_session') throw invalid(`Invalid setup_future_usage: ${usage}`)
  const testCard = TEST_CARDS[payment_method ?? '']
  // A card can only be charged again for the customer it was saved for.
  if (payment_method !== null && !testCard && customer === null)
    throw invalid('A payment method of a customer needs its customer')
  const { capture_method = 'automatic' } = form.plain
  if (capture_method !== 'automatic' && capture_method !== 'manual')
    throw invalid(`Invalid capture_method: ${capture_method}`, { param: 'capture_method' })
  const kept = testCard ? null : payment_method
  const saved = { customer, payment_method: kept, setup_future_usage: usage ?? null, capture_method } as const
  const intent = ledger.create(
    readAmount(required(form, 'amount')),
    { ...form.nested.metadata },
    types,
    saved,
  )
  return testCard && form.plain.confirm === 'true' ? ledger.confirm(intent.id, testCard) : intent
}

/** With the secret key, cards can only be charged as Stripe requires for off-session payments. */
function confirmLater(ledger: Ledger, id: string, body: string): LedgerIntent {
  const form = readForm(body, { plain: ['off_session', 'payment_method'] })
  if (form.plain.off_session !== 'true')
    throw invalid('off_session has to be declared', { param: 'off_session' })
  return ledger.confirmLater(id, required(form, 'payment_method'))
}

function updateIntent(ledger: Ledger, id: string, body: string): LedgerIntent {
  const { plain, nested } = readForm(body, { plain: ['amount', 'description'], nested: ['metadata'] })
  const amount = plain.amount === undefined ? undefined : readAmount(plain.amount)
  return ledger.update(id, amount, { ...nested.metadata })
}

function readIntent(ledger: Ledger, id: string, query: string): object {
  const { nested } = readForm(query, { plain: ['client_secret'], nested: ['expand'] })
  const intent = ledger.find(id)
  const isExpanded = Object.values(nested.expand ?? {}).includes('payment_method')
  if (!isExpanded || intent.payment_method === null) return intent
  return { ...intent, payment_method: ledger.findMethod(intent.payment_method) }
}

function cancelIntent(ledger: Ledger, id: string, body: string): LedgerIntent {
  readForm(body, { plain: ['cancellation_reason'] })
  return ledger.cancel(id)
}

function captureIntent(ledger: Ledger, id: string, body: string): LedgerIntent {
  const form = readForm(body, { plain: ['amount_to_capture'] })
  return ledger.capture(id, readAmount(required(form, 'amount_to_capture')))
}

function listIntents(ledger: Ledger, query: string): object {
  const { plain, nested } = readForm(query, {
    plain: ['limit', 'starting_after', 'ending_before'],
    nested: ['created'],
  })
  const since = Number(nested.created?.gte ?? 0)
  const newestFirst = [...ledger.intents.values()].reverse().filter(({ created }) => created >= since)
  return page(newestFirst, plain)
}

function createRefund(ledger: Ledger, body: string): object {
  const form = readForm(body, { plain: ['payment_intent', 'amount', 'reason'], nested: ['metadata'] })
  const { amount } = form.plain
  const cents = amount === undefined ? undefined : Number(amount)
  if (cents !== undefined && !(Number.isInteger(cents) && cents > 0))
    throw invalid('Invalid positive integer')
  return ledger.refund(required(form, 'payment_intent'), cents, { ...form.nested.metadata })
}

function toList(items: readonly { id: string; payment_intent: string }[], query: string): object {
  const { plain } = readForm(query, { plain: ['payment_intent', 'limit', 'starting_after'] })
  return page(
    items.filter((item) => !plain.payment_intent || item.payment_intent === plain.payment_intent),
    plain,
  )
}

function page(all: readonly { id: string }[], plain: Readonly<Record<string, string>>): object {
  const limit = Number(plain.limit ?? 10)
  if (!(limit >= 1 && limit <= 100)) throw invalid('Invalid limit: must be 1 to 100', { param: 'limit' })
  const last = plain.starting_after
  const start = last ? all.findIndex(({ id }) => id === last) + 1 : 0
  if (last && start === 0) throw missing('object', last)
  const data = all.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < all.length, url: '/v1' }
}
