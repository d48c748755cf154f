import type { TextCosts } from '#contract/people/threads.ts'
import * as contract from '#contract/people/threads.ts'
import { dayBegins, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { and, count, gte, inArray, lt, sql } from '#server/foundation/database/drizzle.ts'
import { textSettings, texts } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { answerThread, fileThread, undoAnswer } from './answer-thread.ts'
import { findThreads } from './find-threads.ts'
import { markThreadRead, readThread } from './read-thread.ts'

export const threadEndpoints = endpoints((serve) => {
  serve(contract.listThreads, ({ ctx, query, admin }) => findThreads(ctx, query, admin))
  serve(contract.readThread, ({ ctx, params, admin }) => readThread(ctx, params.id, admin))
  serve(contract.answerThread, ({ ctx, params, body, admin }) => answerThread(ctx, params.id, body, admin))
  serve(contract.undoAnswer, ({ ctx, params, admin }) => undoAnswer(ctx, params.id, admin))
  serve(contract.markThreadRead, ({ ctx, params, admin }) => markThreadRead(ctx, params.id, admin))
  serve(contract.fileThread, ({ ctx, params, body, admin }) =>
    fileThread(ctx, params.id, body.customerId, admin),
  )
  serve(contract.readTextCosts, ({ ctx, query }) => readTextCosts(ctx, query.month))
  serve(contract.changeTextPrice, async ({ ctx, body }) => {
    await changeTextPrice(ctx, body.segmentPrice)
    return readTextCosts(ctx, undefined)
  })
})

const MICROS = 1_000_000

/** Returns the cost of a month's texts, at the price that the owner entered. Received texts cost nothing here. */
async function readTextCosts(ctx: Context, requestedMonth: string | undefined): Promise<TextCosts> {
  const month = requestedMonth ?? partyDayAt(ctx.now()).slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const isInMonth = and(
    gte(texts.sentAt, dayBegins(`${month}-01`)),
    lt(texts.sentAt, dayBegins(`${next}-01`)),
  )
  const [sent] = await ctx.db
    .select({ texts: count(), segments: sql<number>`coalesce(sum(${texts.segments}), 0)::int` })
    .from(texts)
    .where(and(isInMonth, inArray(texts.status, ['sent', 'delivered', 'failed'])))
  const [settings] = await ctx.db.select().from(textSettings)
  const micros = settings?.segmentMicros ?? null
  const segments = sent?.segments ?? 0
  return {
    month,
    texts: sent?.texts ?? 0,
    segments,
    segmentPrice: micros === null ? null : toPrice(micros),
    cost: micros === null ? null : (Math.round((segments * micros) / 10_000) / 100).toFixed(2),
  }
}

/** @param price in dollars, such as `0.0113`; null removes it */
async function changeTextPrice(ctx: Context, price: string | null): Promise<void> {
  const segmentMicros = price === null ? null : Math.round(Number(price) * MICROS)
  await ctx.db
    .insert(textSettings)
    .values({ id: 1, segmentMicros })
    .onConflictDoUpdate({ target: textSettings.id, set: { segmentMicros } })
}

function toPrice(micros: number): string {
  return (micros / MICROS).toFixed(6).replace(/0{1,4}$/, '')
}
