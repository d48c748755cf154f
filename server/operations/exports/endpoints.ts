import { Readable } from 'node:stream'
import * as contract from '#contract/operations/exports.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Admin, Context } from '#server/context.ts'
import { desc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { siteExports } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { nameDownload } from '#server/foundation/http/files/downloads.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { EXPORT_HOURS } from './make-exports.ts'
import { partKey } from './part-writer.ts'

type ExportRow = typeof siteExports.$inferSelect

const LISTED_MOST = 10

export const exportEndpoints = endpoints((serve) => {
  serve(contract.requestExport, async ({ ctx, admin }) => exportResponse(await requestExport(ctx, admin)))
  serve(contract.listExports, async ({ ctx }) => {
    const rows = await ctx.db.select().from(siteExports).orderBy(desc(siteExports.id)).limit(LISTED_MOST)
    return rows.filter((row) => !isOver(row, ctx.now())).map(exportResponse)
  })
  serve(contract.downloadExport, async ({ ctx, params, c, admin }) => {
    const found = await findReady(ctx, params.id)
    if (isRefusal(found)) return found
    await ctx.db.transaction((tx) =>
      recordEvent(tx, { kind: 'import.exported', actor: admin.username, subjectId: found.id }),
    )
    nameDownload(c, `moonlit-teepees-${partyDayAt(found.createdAt)}.zip`)
    c.header('Content-Type', 'application/zip')
    c.header('Content-Length', String(found.bytes))
    return c.body(Readable.toWeb(Readable.from(readParts(ctx, found))) as ReadableStream, 200)
  })
})

/** A second request returns the export that is already in progress. */
async function requestExport(ctx: Context, admin: Admin): Promise<ExportRow> {
  const made = await ctx.db.transaction(async (tx) => {
    const isUnderway = inArray(siteExports.status, ['waiting', 'working'])
    const [underway] = await tx.select().from(siteExports).where(isUnderway)
    if (underway) return underway
    const values = { requestedBy: admin.username, createdAt: ctx.now() }
    const [row] = await tx.insert(siteExports).values(values).returning()
    if (!row) throw new Error('The export was not stored')
    return row
  })
  await ctx.jobs.runNow('make-exports')
  return made
}

async function findReady(ctx: Context, id: number): Promise<ExportRow | Refusal> {
  const [row] = await ctx.db.select().from(siteExports).where(eq(siteExports.id, id))
  if (!row || isOver(row, ctx.now())) return refuse('not_found', 'exports.gone')
  if (row.status === 'failed') return refuse('conflict', 'exports.failed')
  return row.status === 'ready' ? row : refuse('conflict', 'exports.notReady')
}

async function* readParts(ctx: Context, { folder, parts }: ExportRow): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) yield await ctx.storage.read(partKey(folder, part))
}

const getEnd = ({ readyAt }: ExportRow) =>
  readyAt && new Date(readyAt.getTime() + EXPORT_HOURS * HOUR_MILLISECONDS)

function isOver(row: ExportRow, now: Date): boolean {
  const end = getEnd(row)
  return end !== null && end <= now
}

function exportResponse(row: ExportRow) {
  const { id, status, done, total, bytes, requestedBy, createdAt } = row
  const until = getEnd(row)?.toISOString() ?? null
  return { id, status, done, total, bytes, requestedBy, createdAt: createdAt.toISOString(), until }
}
