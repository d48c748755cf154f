import { readToday } from '#contract/operations/today.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayPlans } from '#server/crew/work/day-plans.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { getStops } from './today-stops.ts'
import { findWaiting } from './waiting.ts'

export const todayEndpoints = endpoints((serve) => {
  serve(readToday, async ({ ctx, query, admin, language }) => {
    const date = query.date ?? partyDayAt(ctx.now())
    const seesMoney = may(admin, 'bookings:read')
    const [plans, waiting] = await Promise.all([
      dayPlans(ctx, { from: date, to: addDays(date, 1), seesMoney, language }),
      findWaiting(ctx, { may: (permission) => may(admin, permission), language }),
    ])
    const [today, tomorrow] = plans
    return { date, stops: getStops(today), tomorrow: getStops(tomorrow), waiting }
  })
})
