import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'
import { toStorageKey } from '#server/catalogue/images/image-files.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, isNull, lt, or, sql } from '#server/foundation/database/drizzle.ts'
import { images, invoices, siteExports } from '#server/foundation/database/schema/all-tables.ts'
import { doEach, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { listPartKeys, PartWriter } from './part-writer.ts'
import { type ExportedTable, readTables } from './read-tables.ts'
import { ZipTooLarge, ZipWriter } from './zip-writer.ts'

export const EXPORT_HOURS = 24

type ExportRow = typeof siteExports.$inferSelect

/** A server that has not reported for this many minutes counts as dead; another one starts over. */
const LEASE_MINUTES = 5
/** How many steps pass between two progress reports. */
const REPORTS_EVERY = 20

/** Builds the requested exports, and deletes those that are a day old. Any number of servers may do this at once. */
export async function makeExports(ctx: Context, signal?: AbortSignal): Promise<number> {
  return isolateFailures(ctx, async (attempt) => {
    const tidy = () => attempt({ step: throwAwayOld.name }, () => throwAwayOld(ctx))
    await tidy()
    let made = 0
    for (let next = await claim(ctx); next && !signal?.aborted; next = await claim(ctx)) {
      await tidy()
      await make(ctx, next)
      made += 1
    }
    return made
  })
}

/** Claims an export that is waiting, or whose server died; what that one stored becomes an old export of its own. */
async function claim(ctx: Context): Promise<ExportRow | undefined> {
  const { id, status, workedAt } = siteExports
  const isDead = and(
    eq(status, 'working'),
    or(isNull(workedAt), lt(workedAt, minutesAgo(ctx, LEASE_MINUTES))),
  )
  return ctx.db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(siteExports)
      .where(or(eq(status, 'waiting'), isDead))
      .orderBy(asc(id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const { requestedBy, folder, parts } = next
    if (parts > 0)
      await tx
        .insert(siteExports)
        .values({ status: 'failed', requestedBy, folder, parts, readyAt: new Date(0) })
    const anew = { status: 'working', folder: randomUUID(), workedAt: ctx.now(), done: 0, parts: 0 } as const
    const [claimed] = await tx.update(siteExports).set(anew).where(eq(id, next.id)).returning()
    return claimed
  })
}

async function make(ctx: Context, { id, folder }: ExportRow): Promise<void> {
  const isOurs = and(eq(siteExports.id, id), eq(siteExports.folder, folder))
  const change = (changes: Partial<ExportRow>) =>
    ctx.db
      .update(siteExports)
      .set({ ...changes, workedAt: ctx.now() })
      .where(isOurs)
      .returning({ id: siteExports.id })
  const report = async (changes: Partial<ExportRow>) => {
    if ((await change(changes)).length === 0) throw new Error('Another server has taken the export over')
  }
  const parts = new PartWriter(ctx.storage, folder, (parts) => report({ parts }))
  try {
    await pack(ctx, new ZipWriter(parts), report)
    await report({ status: 'ready', readyAt: ctx.now(), ...parts.written })
  } catch (error) {
    if (!(error instanceof ZipTooLarge)) ctx.log.error({ err: error }, 'An export failed')
    await removeParts(ctx, folder, parts.written.parts)
    await change({ status: 'failed' })
  }
}

async function pack(ctx: Context, zip: ZipWriter, report: (changes: Partial<ExportRow>) => Promise<void>) {
  const tables = await readTables(ctx)
  const pictures = await ctx.db
    .select({ path: images.path })
    .from(images)
    .where(eq(images.status, 'ready'))
    .orderBy(asc(images.id))
  const papers = await ctx.db.select().from(invoices).orderBy(asc(invoices.issuedAt))
  const total = tables.length + pictures.length + papers.length
  let done = 0
  const packed = async () => {
    done += 1
    if (done % REPORTS_EVERY === 0 || done === total) await report({ done, total })
  }
  await report({ done, total })
  await zip.add('README.txt', encode(README), false)
  await zip.add('schema.json', encode(describeTables(tables)), false)
  for (const { name, records, csv } of tables) {
    await zip.add(`${name}.json`, encode(`${JSON.stringify(records, null, 1)}\n`), false)
    await zip.add(`${name}.csv`, encode(`\uFEFF${csv}`), false)
    await packed()
  }
  for (const { path } of pictures) {
    const picture = await ctx.storage.open(toStorageKey(path))
    // The picture may have just been deleted.
    if (picture)
      await zip.add(`pictures/${path.split('/').at(-1)}`, await ctx.storage.read(toStorageKey(path)), true)
    await packed()
  }
  if (papers.length > 0) {
    // Fonts and the PDF library are loaded lazily.
    const { drawInvoice } = await import('#server/foundation/pdf/draw-invoice.ts')
    for (const paper of papers) {
      await zip.add(`papers/${invoiceFilename(paper.number)}`, await drawInvoice(paper), true)
      await packed()
    }
  }
  await zip.end()
}

const README = `Everything of this site, as it was on the day it was packed.

Each table is there twice: as CSV for spreadsheets, and as JSON with all it has. schema.json says what the JSON has
(JSON Schema). bookings, customers, coupons, unavailable-dates and addons as CSV can be moved in again under Moving.
pictures has every picture as it was uploaded and drawn, papers every invoice and credit note.
`

function describeTables(tables: readonly ExportedTable[]): string {
  const described = tables.map(({ name, schema }) => [
    name,
    z.toJSONSchema(z.array(schema), { unrepresentable: 'any' }),
  ])
  return `${JSON.stringify(Object.fromEntries(described), null, 1)}\n`
}

const encode = (text: string) => new TextEncoder().encode(text)

async function throwAwayOld(ctx: Context): Promise<void> {
  const { id, folder, readyAt, createdAt } = siteExports
  const isOld = lt(sql`coalesce(${readyAt}, ${createdAt})`, minutesAgo(ctx, EXPORT_HOURS * 60))
  const olds = await ctx.db.select().from(siteExports).where(isOld)
  const getPart = (old: ExportRow) => ({ export: old.id })
  await doEach(ctx, olds, getPart, async (old) => {
    await removeParts(ctx, old.folder, old.parts)
    await ctx.db.delete(siteExports).where(and(eq(id, old.id), eq(folder, old.folder)))
  })
}

async function removeParts(ctx: Context, folder: string, parts: number): Promise<void> {
  await ctx.storage.remove(listPartKeys(folder, parts))
}

const minutesAgo = (ctx: Context, minutes: number) =>
  new Date(ctx.now().getTime() - (minutes / 60) * HOUR_MILLISECONDS)
