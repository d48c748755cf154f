import * as contract from '#contract/booking/availability.ts'
import { refuseTooManyNights } from '#domain/catalogue/pricing/price-list/nights-offered.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import { pricingSettings, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { identifyAdmin } from '#server/foundation/http/sign-in-check.ts'
import { closeDay, openDay } from './close-day.ts'
import { daysAvailable, readDayOptions } from './read-day-options.ts'

export const calendarEndpoints = endpoints((serve) => {
  serve(contract.readAvailability, async ({ ctx, query, language, c }) => {
    c.header('Cache-Control', 'no-store')
    const question = await readQuestion(ctx.db, query, language, c)
    return isRefusal(question) ? question : daysAvailable(ctx, question)
  })

  serve(contract.readDayOptions, async ({ ctx, params: { date }, query, language, c }) => {
    c.header('Cache-Control', 'no-store')
    const question = await readQuestion(ctx.db, query, language, c)
    return isRefusal(question) ? question : readDayOptions(ctx, date, question)
  })

  serve(contract.listUnavailableDates, async ({ ctx }) => {
    const rows = await ctx.db.select().from(unavailableDates).orderBy(asc(unavailableDates.date))
    return rows.map(({ id, date, reason }) => ({ id, date, reason }))
  })

  serve(contract.addUnavailableDate, ({ ctx, body, admin }) => closeDay(ctx, body, admin))
  serve(contract.removeUnavailableDate, ({ ctx, params, query, admin }) =>
    openDay(ctx, params.id, { admin, force: query.force === 'true' }),
  )
})

type Asked = { readonly bookingId?: string | undefined; readonly nights?: number | undefined }

async function readQuestion<Query extends Asked>(
  db: Database,
  { bookingId, nights, ...question }: Query,
  language: Language,
  c: AppContext,
) {
  const tooLong = await refuseNights(db, nights)
  if (tooLong) return tooLong
  return {
    ...question,
    numberOfNights: nights,
    isVisitor: !(await identifyAdmin(c)),
    exceptReference: bookingId,
    language,
  }
}

/** Refuses a question about more nights than the owner offers. */
async function refuseNights(db: Database, nights: number | undefined) {
  if (nights === undefined) return undefined
  const [pricing] = await db.select({ nights: pricingSettings.nights }).from(pricingSettings)
  return refuseTooManyNights(nights, pricing?.nights ?? DEFAULT_PRICING.nights, 'nights')
}
