import { randomUUID } from 'node:crypto'
import type { KeyName } from '#contract/operations/keys.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { getNoticeAddress } from '#server/foundation/mail/owner-language.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'
import { checkStorage } from '#server/operations/doctor/check-disk.ts'
import { checkMail } from '#server/operations/doctor/check-mail.ts'
import { checkPayments } from '#server/operations/doctor/check-payments.ts'
import type { Finding } from '#server/operations/doctor/finding.ts'
import { findPrivateHost } from './find-private-host.ts'
import { getStripe, listEnvironmentKeys } from './with-stored-keys.ts'

type Outcome = { readonly ok: boolean; readonly sentence: Message }

const PATIENCE_MILLISECONDS = 10_000
const NONE: Outcome = { ok: false, sentence: message('keys.none') }
const LOCKED: Outcome = { ok: false, sentence: message('admin.keys.cannotBeOpened') }
const UNREACHABLE: Outcome = { ok: false, sentence: message('keys.unreachable') }
const FINE: Outcome = { ok: true, sentence: message('keys.fine') }

const failed = (reason: string): Outcome => ({ ok: false, sentence: message('keys.failed', { reason }) })

const TESTS: Readonly<Record<KeyName, (ctx: Context) => Promise<Outcome>>> = {
  stripe: testStripe,
  smtp: testMail,
  s3: async (ctx) => (ctx.config.s3 ? toOutcome(await checkStorage(ctx)) : NONE),
  openai: async ({ config: { openai } }) =>
    openai ? requestStatus(`${openai.baseUrl}/models`, `Bearer ${openai.apiKey}`) : NONE,
  twilio: async ({ texts }) => {
    if (!texts) return NONE
    const problem = await texts.findProblem()
    return problem === undefined ? FINE : failed(problem)
  },
}

/**
 * Tests the keys in use with their service. If the service refuses, that is an outcome rather than an error of ours.
 */
export async function testKeys(ctx: Context, name: KeyName): Promise<Outcome> {
  const isEntered = !listEnvironmentKeys(ctx.keys.environment).has(name)
  const { smtpUrl = null, s3 } = ctx.config
  const asked =
    name === 'smtp' ? { smtp: { url: smtpUrl } } : name === 's3' ? { s3: { endpoint: s3?.endpoint } } : {}
  if (isEntered && (await findPrivateHost(asked, getReach(ctx)))) return UNREACHABLE
  const outcome = await tryTest(ctx, name)
  const isUnclear =
    name === 's3'
      ? !outcome.ok && outcome !== NONE && outcome !== LOCKED
      : name === 'smtp' && tellsAboutNetwork(outcome)
  return isEntered && isUnclear ? UNREACHABLE : outcome
}

async function tryTest(ctx: Context, name: KeyName): Promise<Outcome> {
  if (ctx.config.lockedKeys.includes(name)) return LOCKED
  try {
    return await TESTS[name](ctx)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Matches what a connection fails with, as opposed to what a mail server says: a closed port, an open one where
 * something else answers, and none at all must not be told apart.
 */
const OF_NETWORK =
  /\b(E[A-Z]{4,}|EOF|socket|timeout|timed out|greeting|handshake|SSL|TLS|certificate|unexpected|closed|hang up|fetch failed|parse)\b/i

function tellsAboutNetwork({ ok, sentence }: Outcome): boolean {
  return !ok && OF_NETWORK.test(textIn('en')(sentence))
}

/** Asks Stripe about the keys; test keys also charge a test card. */
async function testStripe(ctx: Context): Promise<Outcome> {
  const stripe = getStripe(ctx.config)
  if (!stripe) return NONE
  const checked = toOutcome(await checkPayments(ctx))
  if (!checked.ok || !stripe.tryCharge) return checked
  const refusal = await stripe.tryCharge()
  return refusal === undefined ? { ok: true, sentence: message('keys.testCharge') } : failed(refusal)
}

/** Sends a mail to where the owner's notices go. */
async function testMail(ctx: Context): Promise<Outcome> {
  if (!ctx.mail) return NONE
  const checked = toOutcome(await checkMail(ctx))
  if (!checked.ok) return checked
  const settings = await readSettings(ctx.db)
  const { siteTitle } = settings
  const email = getNoticeAddress(settings)
  const text = `${siteTitle}: this mail server works. / Este servidor de correo funciona.`
  await ctx.mail.send({
    messageId: `<${randomUUID()}@test>`,
    to: email,
    replyTo: null,
    subject: `${siteTitle}: test / prueba`,
    text,
    html: `<p>${text.replace(/[&<]/g, (letter) => (letter === '&' ? '&amp;' : '&lt;'))}</p>`,
    attachments: [],
    headers: {},
  })
  return { ok: true, sentence: message('keys.testMail', { email }) }
}

function toOutcome({ state, sentence }: Finding): Outcome {
  return { ok: state !== 'problem', sentence }
}

async function requestStatus(address: string, authorization: string): Promise<Outcome> {
  const response = await fetch(address, {
    headers: { Authorization: authorization },
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  })
  await response.body?.cancel()
  return response.ok ? FINE : failed(`${response.status} ${response.statusText}`.trim())
}
