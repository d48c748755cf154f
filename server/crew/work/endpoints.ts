import * as contract from '#contract/crew/work.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { readWork } from '#server/calendar/availability/read-work.ts'
import type { Admin, Context } from '#server/context.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { changeWork, removeException, setWorkException } from './change-work.ts'
import { orderDay, type PlanViewer, previewDay } from './day-order.ts'
import { dayPlans } from './day-plans.ts'

export const workEndpoints = endpoints((serve) => {
  serve(contract.readWork, ({ ctx }) => workResponse(ctx))
  serve(contract.changeWork, async ({ ctx, body, admin }) => {
    const refusal = await changeWork(ctx, body, admin)
    return refusal ?? workResponse(ctx)
  })
  serve(contract.putWorkException, async ({ ctx, params, body, admin }) => {
    const refusal = await setWorkException(ctx, params.date, body, admin)
    return refusal ?? workResponse(ctx)
  })
  serve(contract.removeWorkException, ({ ctx, params, query, admin }) =>
    removeException(ctx, params.date, { admin, force: query.force === 'true' }),
  )
  serve(contract.readDayPlans, ({ ctx, query: { from, to }, admin, language }) =>
    dayPlans(ctx, { from, to, ...toViewer(admin, language) }),
  )
  serve(contract.orderDay, async ({ ctx, params, body, admin, language }) => {
    const refusal = await orderDay(ctx, params.date, body, admin)
    return isRefusal(refusal) ? refusal : findPlan(ctx, params.date, toViewer(admin, language))
  })
  serve(contract.previewDay, ({ ctx, params, body, admin, language }) =>
    previewDay(ctx, params.date, body, toViewer(admin, language)),
  )
  serve(contract.suggestDay, async ({ ctx, params, admin, language }) => {
    await orderDay(ctx, params.date, { crews: [] }, admin)
    return findPlan(ctx, params.date, toViewer(admin, language))
  })
})

async function workResponse(ctx: Context) {
  const { settings, exceptions, version } = await readWork(ctx.db)
  return { ...settings, windows: [...settings.windows], exceptions: [...exceptions], version }
}

function toViewer(admin: Admin, language: Language): PlanViewer {
  return { seesMoney: may(admin, 'bookings:read'), language }
}

async function findPlan(ctx: Context, date: PartyDay, viewer: PlanViewer) {
  const [plan] = await dayPlans(ctx, { from: date, to: date, ...viewer })
  if (!plan) throw new Error('A day was asked for and none was planned')
  return plan
}
