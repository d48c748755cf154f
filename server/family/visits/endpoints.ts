import * as contract from '#contract/money/sources.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { getSourceName, isBot, OTHER_SOURCES } from '#domain/money/reports/touch.ts'
import type { Context } from '#server/context.ts'
import { isTrial } from '#server/family/trial/trial-cookie.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { visitCounts } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { clientAddress, hasGlobalPrivacyControl } from '#server/foundation/http/client-address.ts'
import { countAgainst, type Limit } from '#server/foundation/http/rate-limit.ts'
import { readBody } from '#server/foundation/http/read-json.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'

const BODY_BYTES_MAX = 200
const LIMIT: Limit = { name: 'visits', most: 120, seconds: 600 }
/** More kinds of visits a day can only be made up: they are counted under one source. */
const KINDS_A_DAY_MAX = 2000
/** How many kinds the visitors at one address may begin. A kind that is known counts for everybody. */
const NEW_KINDS: Limit = { name: 'visit-kinds', most: 40, seconds: 86_400 }

export const visitEndpoints = endpoints((serve) => {
  // The response is always the same, because a page could not do anything about a visit that was not counted.
  serve(contract.countVisit, async ({ ctx, c }) => {
    try {
      await count(ctx, c)
    } catch (error) {
      ctx.log.warn({ error }, 'A visit was not counted')
    }
    return null
  })
})

async function count(ctx: Context, c: AppContext): Promise<void> {
  const text = await readBody(c.req.raw, BODY_BYTES_MAX)
  if (!text || hasGlobalPrivacyControl(c) || isBot(c.req.header('user-agent') ?? '')) return
  if (await isTrial(c)) return
  const visit = contract.Visit.safeParse(parsed(text))
  if (!visit.success || (await countAgainst(ctx, LIMIT, clientAddress(c)))) return
  const { step, source } = visit.data
  const day = partyDayAt(ctx.now())
  const name = getSourceName(typeof source === 'string' ? { utmSource: source } : (source ?? {}))
  const kind = { day, step: step.toLowerCase(), source: name }
  const isCounted = (await isKnown(ctx, kind)) || (await mayBegin(ctx, c, day))
  await ctx.db
    .insert(visitCounts)
    .values({ ...(isCounted ? kind : { day, step: OTHER_SOURCES, source: OTHER_SOURCES }), visits: 1 })
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.step, visitCounts.source],
      set: { visits: sql`${visitCounts.visits} + 1` },
    })
}

type Kind = { readonly day: PartyDay; readonly step: string; readonly source: string }

async function isKnown(ctx: Context, { day, step, source }: Kind): Promise<boolean> {
  const isSame = and(eq(visitCounts.day, day), eq(visitCounts.step, step), eq(visitCounts.source, source))
  return (await ctx.db.$count(visitCounts, isSame)) > 0
}

async function mayBegin(ctx: Context, c: AppContext, day: PartyDay): Promise<boolean> {
  if ((await ctx.db.$count(visitCounts, eq(visitCounts.day, day))) >= KINDS_A_DAY_MAX) return false
  return !(await countAgainst(ctx, NEW_KINDS, clientAddress(c)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
