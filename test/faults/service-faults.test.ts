import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallAnswer, Refused } from '#test/body-of.ts'
import { startLoopbackBucket } from '#test/factories/loopback-bucket.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { startImageService } from '#test/factories/pictures/image-service.ts'
import { startSimulatedSmtp } from '#test/simulated/smtp/start-simulated-smtp.ts'
import {
  SECRET_KEY,
  startSimulatedStripe,
  WEBHOOK_SECRET,
} from '#test/simulated/stripe/start-simulated-stripe.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type Fault, type FaultyService, startFaultyService } from './faulty-service.ts'
import { AUTHORIZATION, type FaultySite, startSiteOnCopy } from './faulty-site.ts'

/** The long form waits for every hanging service; the image service alone may take two and a half minutes. */
const isLong = process.env.FAULT_SECONDS !== undefined
const FAULTS: readonly Fault[] = isLong
  ? ['cut', 'error-500', 'wrong-json', 'slow', 'hang']
  : ['cut', 'error-500', 'wrong-json']

type Service = {
  readonly name: string
  /** Makes a request to the site that needs the service. */
  readonly ask: () => Promise<Response>
  readonly fine: number
  /** Statuses with which the site reports the service's failure in a sentence. */
  readonly failed: readonly number[]
  /** A fault that makes no difference, because the site never reads what it affects. */
  readonly isBlindTo?: Fault
}

const json = { 'Content-Type': 'application/json' }
const SERVICES: readonly Service[] = [
  {
    name: 'stripe',
    ask: () =>
      fetch(`${site.url}/api/create-payment-intent`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ amount: 100, isDeposit: true }),
      }),
    fine: 201,
    failed: [502, 503],
  },
  {
    name: 's3',
    ask: async () =>
      fetch(`${site.url}/api/upload`, {
        method: 'POST',
        headers: AUTHORIZATION,
        body: imageForm(await aPhoto({ width: 300, height: 200 })),
      }),
    fine: 201,
    // A status of 200 is the only sign that a file is stored; the response's body is never read.
    failed: [503],
    isBlindTo: 'wrong-json',
  },
  {
    name: 'openai',
    ask: () => fetch(`${site.url}/api/generate-ai-images`, { method: 'POST', headers: AUTHORIZATION }),
    fine: 200,
    failed: [502, 503],
  },
]

let site: FaultySite
const between: Record<string, FaultyService> = {}
const stops: (() => unknown)[] = []

beforeAll(async () => {
  await buildIfNeeded()
  const [stripe, smtp, bucket, images] = await Promise.all([
    startSimulatedStripe(),
    startSimulatedSmtp(),
    startLoopbackBucket(),
    startImageService(),
  ])
  await smtp.comeUp()
  const origins = {
    stripe: stripe.apiBase,
    smtp: smtp.url,
    s3: bucket.env.S3_ENDPOINT,
    openai: images.baseUrl,
  }
  for (const [name, origin] of Object.entries(origins)) {
    between[name] = await startFaultyService(Number(new URL(origin).port))
  }
  const at = (name: string) => `127.0.0.1:${between[name]?.port}`
  site = await startSiteOnCopy({
    STRIPE_API_BASE: `http://${at('stripe')}`,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://${at('smtp')}`,
    ...bucket.env,
    S3_ENDPOINT: `http://${at('s3')}`,
    OPENAI_API_KEY: 'sk-simulated',
    OPENAI_BASE_URL: `http://${at('openai')}/v1`,
  })
  stops.push(() => site.stop(), ...Object.values(between).map((service) => () => service.stop()))
  stops.push(
    () => stripe.stop(),
    () => smtp.goDown(),
    () => bucket.stop(),
    () => images.stop(),
  )
}, 600_000)
afterAll(async () => {
  for (const stop of stops) await stop()
})

describe.each(SERVICES)('$name', ({ name, ask, fine, failed, isBlindTo }) => {
  it.each(FAULTS.filter((fault) => fault !== isBlindTo))(
    'that fails with %s is reported in a sentence, and used again as soon as it recovers',
    {
      timeout: 1_800_000,
    },
    async (fault) => {
      between[name]?.misbehave(fault)
      const started = performance.now()
      const response = await ask()
      const body = (await response.json()) as Refused
      const milliseconds = Math.round(performance.now() - started)
      process.stdout.write(
        `fault: ${name} ${fault}: ${response.status} after ${milliseconds} ms: ${body.message ?? ''}\n`,
      )
      // A slow response still arrives.
      expect(fault === 'slow' ? [fine, ...failed] : failed).toContain(response.status)
      if (response.status !== fine) expect(body.message).toMatch(/^[A-Z].+(\.|: [0-9a-f]{8})$/)
      expect(body.message ?? '').not.toMatch(/ECONN|undefined|socket|stack|127\.0\.0\.1/)
      between[name]?.misbehave(undefined)
      expect((await ask()).status).toBe(fine)
    },
  )

  it('fails without touching the rest of the site', async () => {
    between[name]?.misbehave('hang')
    const waiting = ask()
    for (const path of ['/', '/api/themes', '/api/health']) {
      expect((await fetch(`${site.url}${path}`)).status).toBe(200)
    }
    between[name]?.misbehave(undefined)
    await (await waiting).text()
  })
})

describe('smtp', () => {
  it.each(FAULTS)(
    'that fails with %s keeps no visitor waiting and loses no mail',
    {
      timeout: 600_000,
    },
    async (fault) => {
      between.smtp?.misbehave(fault)
      const subject = `About ${fault}`
      const sent = await fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ name: 'Jo', email: 'jo@example.com', subject, message: 'Is May free?' }),
      })
      expect(sent.status).toBe(201)
      const mail = await theMailAbout(subject)
      between.smtp?.misbehave(undefined)
      await retryUntilSent(mail.id)
    },
  )
})

async function theMailAbout(subject: string) {
  const response = await fetch(`${site.url}/api/admin/outbox?pageSize=100`, { headers: AUTHORIZATION })
  const { mails } = (await response.json()) as CallAnswer<'GET', '/api/admin/outbox'>
  const mail = mails.find((one) => one.subject.includes(subject))
  if (!mail) throw new Error(`No mail about ${subject} is kept`)
  return mail
}

/** Retries like staff who do not want to wait for the next automatic attempt. */
async function retryUntilSent(id: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await fetch(`${site.url}/api/admin/outbox/${id}/retry`, { method: 'POST', headers: AUTHORIZATION })
        const response = await fetch(`${site.url}/api/admin/outbox/${id}`, { headers: AUTHORIZATION })
        return ((await response.json()) as CallAnswer<'GET', `/api/admin/outbox/${number}`>).status
      },
      { timeout: 300_000, interval: 1_000 },
    )
    .toBe('sent')
}
