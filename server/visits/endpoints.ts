import type { Hono } from 'hono'
import * as contract from '#contract/money/sources.ts'
import { getSourceName, isBot } from '#domain/reports/touch.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { eq, sql } from '#server/database/drizzle.ts'
import { visitCounts } from '#server/database/schema/all-tables.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-environment.ts'
import { clientAddress, hasGlobalPrivacyControl } from '#server/http/client-address.ts'
import { countAgainst, type Limit } from '#server/http/rate-limit.ts'
import { readBody } from '#server/http/read-json.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { isTrial } from '#server/trial/trial-cookie.ts'

const BODY_BYTES_MAX = 200
const LIMIT: Limit = { name: 'visits', most: 120, seconds: 600 }
/** More kinds of visits per day can only be made up: they are counted under this source. */
const KINDS_A_DAY_MAX = 2000
const OTHER = 'other'

export function visitEndpoints(app: Hono<AppEnvironment>): void {
  // The response is always the same, because a page could not do anything about a visit that was not counted.
  serve(app, contract.countVisit, async ({ ctx, c }) => {
    try {
      await count(ctx, c)
    } catch (error) {
      ctx.log.warn({ error }, 'A visit was not counted')
    }
    return null
  })
}

async function count(ctx: Context, c: AppContext): Promise<void> {
  const text = await readBody(c.req.raw, BODY_BYTES_MAX)
  if (!text || hasGlobalPrivacyControl(c) || isBot(c.req.header('user-agent') ?? '')) return
  if (await isTrial(c)) return
  const visit = contract.Visit.safeParse(parsed(text))
  if (!visit.success || (await countAgainst(ctx, LIMIT, clientAddress(c)))) return
  const { step, source } = visit.data
  const day = partyDayAt(ctx.now())
  const kinds = await ctx.db.$count(visitCounts, eq(visitCounts.day, day))
  const name = getSourceName(typeof source === 'string' ? { utmSource: source } : (source ?? {}))
  await ctx.db
    .insert(visitCounts)
    .values(
      kinds < KINDS_A_DAY_MAX
        ? { day, step: step.toLowerCase(), source: name.replaceAll('\0', ''), visits: 1 }
        : { day, step: OTHER, source: OTHER, visits: 1 },
    )
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.step, visitCounts.source],
      set: { visits: sql`${visitCounts.visits} + 1` },
    })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
