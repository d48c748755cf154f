import { beforeAll, beforeEach } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { texts } from '#server/foundation/database/schema/all-tables.ts'
import { queueDueTexts } from '#server/people/conversations/texts/queue-due-texts.ts'
import { sendDueTexts } from '#server/people/conversations/texts/send-due-texts.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING } from '#test/test-context.ts'
import { TWILIO_KEYS } from './start-simulated-twilio.ts'
import { textingContext } from './texting-context.ts'

export const SITE = 'https://teepees.example'

/** Returns a site for one test file that texts through a simulated Twilio, and steps that its tests share. */
export function textingSite() {
  let sid = 0
  let numbers = 0
  let parties = 0
  const { ctx, getTwilio } = textingContext({ PUBLIC_URL: SITE, ...TWILIO_KEYS })
  beforeAll(async () => {
    getTwilio().now = ctx.now
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 100, teepeeStock: 1000 })
  })
  beforeEach(() => {
    ctx.setNow(MORNING)
    getTwilio().taken.length = 0
    getTwilio().accidents.length = 0
  })
  return {
    ctx,
    getTwilio,
    /** Returns a number that no other test uses. */
    newPhone: () => `305555${String(++numbers).padStart(4, '0')}`,
    hear: (phone: string, body: string, changes: Record<string, string> = {}) => {
      const fields = {
        MessageSid: `SM${++sid}`,
        From: `+1${phone}`,
        To: '+13055550100',
        Body: body,
        ...changes,
      }
      return ctx.fetch('/api/twilio/messages', getTwilio().webhook(`${SITE}/api/twilio/messages`, fields))
    },
    report: (textId: number, providerId: string, status: string, error?: string) => {
      const path = `/api/twilio/status?text=${textId}`
      const fields = { MessageSid: providerId, MessageStatus: status, ...(error && { ErrorCode: error }) }
      return ctx.fetch(path, getTwilio().webhook(SITE + path, fields))
    },
    run: async () => {
      await queueDueTexts(ctx)
      return sendDueTexts(ctx)
    },
    bodiesTo: (phone: string) =>
      getTwilio()
        .taken.filter(({ to }) => to === `+1${phone}`)
        .map(({ body }) => body),
    rowsTo: (phone: string) =>
      ctx.db
        .select()
        .from(texts)
        .where(eq(texts.phone, `+1${phone}`))
        .orderBy(texts.id),
    book: (phone: string, changes: object = {}) =>
      payForParty(ctx, {
        bookingDate: addDays('2027-02-06', 3 * ++parties),
        numberOfTeepees: 1,
        customerPhone: phone,
        textConsent: true,
        ...changes,
      }),
  }
}
