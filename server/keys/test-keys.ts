import { randomUUID } from 'node:crypto'
import type { KeyName } from '#contract/operations/keys.ts'
import { type Message, message } from '#domain/messages/message.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/database/read-settings.ts'
import { checkStorage } from '#server/doctor/check-disk.ts'
import { checkMail } from '#server/doctor/check-mail.ts'
import { checkPayments } from '#server/doctor/check-payments.ts'
import type { Found } from '#server/doctor/found.ts'
import { getNoticeAddress } from '#server/mail/notice-address.ts'
import { getStripe } from './with-stored-keys.ts'

type Outcome = { readonly ok: boolean; readonly sentence: Message }

const PATIENCE_MILLISECONDS = 10_000
const NONE: Outcome = { ok: false, sentence: message('keys.none') }
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
  try {
    return await TESTS[name](ctx)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
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

function toOutcome({ state, sentence }: Found): Outcome {
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
