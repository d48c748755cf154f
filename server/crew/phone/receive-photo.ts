import { PHOTO_MEGABYTES } from '#contract/crew/crew.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { megabytesToBytes } from '#domain/site/upload-limits.ts'
import { ImageWorkerFailure } from '#server/catalogue/images/worker/image-worker.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { crewEvents, crewPhotos } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, type Limit } from '#server/foundation/http/rate-limit.ts'
import { NO_PHOTO, type PhotoPart, readPhotoPart, TOO_LARGE } from './photo-part.ts'

const UNREADABLE = refuse('unsupported_type', 'pictures.unreadable')
const OTHER_PHOTO = refuse('conflict', 'crewPhone.pictureNumberTaken')
const BYTES_MAX = megabytesToBytes(PHOTO_MEGABYTES)
/**
 * How many begun pictures are kept for an account: a phone sends three at once, and two people may share an account. The
 * phone of a picture that was dropped is told to begin again.
 */
export const BEGUN_MOST = 12
const HOUR = 60 * 60
/** In kilobytes. A phone that was offline all day sends 60 pictures at once. */
export const LIMITS: readonly Limit[] = [
  { name: 'crew-photos-hour', most: 400 * 1024, seconds: HOUR },
  { name: 'crew-photos-day', most: 1200 * 1024, seconds: 24 * HOUR },
]
/** A family sends a few pictures of one room. */
const FAMILY_LIMITS: readonly Limit[] = [
  { name: 'room-photos-hour', most: 30 * 1024, seconds: HOUR },
  { name: 'room-photos-day', most: 60 * 1024, seconds: 24 * HOUR },
]
/** Even an empty part costs work. */
const PART_KILOBYTES_LEAST = 64

type Received = { readonly receivedBytes: number; readonly isStored: boolean }
/** A staff member or, of a room that is ready, the family of a booking. */
type Sender =
  | { readonly userId: number; readonly bookingId?: undefined }
  | { readonly userId?: undefined; readonly bookingId: number }

type ReceivedPart = { readonly id: string; readonly part: PhotoPart; readonly sender: Sender }
type CrewPhotoRow = typeof crewPhotos.$inferSelect

/**
 * Receives a picture or part of one. What has arrived stays in the database until the picture is complete, so that any
 * server can take the next part. The picture is then re-encoded, which removes its location, and stored.
 */
async function receivePhoto(
  ctx: Context,
  { id, part, sender }: ReceivedPart,
): Promise<Received | DetailedRefusal> {
  if (part.totalBytes > BYTES_MAX) return TOO_LARGE
  const kilobytes = Math.max(Math.ceil(part.bytes.length / 1024), PART_KILOBYTES_LEAST)
  const { userId, bookingId } = sender
  for (const limit of userId === undefined ? FAMILY_LIMITS : LIMITS) {
    const tooMuch = await countAgainst(ctx, limit, String(userId ?? bookingId), kilobytes)
    if (tooMuch) return tooMuch
  }
  const row = await ctx.db.transaction((tx) => addPart(tx, ctx, { id, part, sender }))
  if (isRefusal(row)) return row
  if (row.status !== 'receiving') return { receivedBytes: row.totalBytes, isStored: true }
  const content = row.content ?? Buffer.alloc(0)
  if (content.length < row.totalBytes) return { receivedBytes: content.length, isStored: false }
  const refusal = await storePhoto(ctx, row, content)
  return refusal ?? { receivedBytes: row.totalBytes, isStored: true }
}

async function addPart(
  tx: Transaction,
  ctx: Context,
  { id, part, sender }: ReceivedPart,
): Promise<CrewPhotoRow | Refusal> {
  const { totalBytes, from, bytes } = part
  const begun = await tx
    .insert(crewPhotos)
    .values({ id, ...sender, totalBytes, content: Buffer.alloc(0), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: crewPhotos.id })
  if (begun.length > 0) await dropOldest(tx, sender)
  const [row] = await tx.select().from(crewPhotos).where(eq(crewPhotos.id, id)).for('update')
  if (!row || row.status === 'removing' || !isFrom(row, sender)) return OTHER_PHOTO
  if (row.status === 'ready') return row
  const before = row.totalBytes === totalBytes ? (row.content ?? Buffer.alloc(0)) : Buffer.alloc(0)
  // Data beyond a gap is not accepted: the response says where to continue.
  if (from > before.length) return row
  const known = before.length - from
  const content = known >= bytes.length ? before : Buffer.concat([before, bytes.subarray(known)])
  await tx.update(crewPhotos).set({ content, totalBytes }).where(eq(crewPhotos.id, id))
  return { ...row, content, totalBytes }
}

function isFrom({ userId, bookingId }: CrewPhotoRow, sender: Sender): boolean {
  return userId === (sender.userId ?? null) && bookingId === (sender.bookingId ?? null)
}

/** Drops the pictures that were begun longest ago, but none whose next part is arriving right now. */
async function dropOldest(tx: Transaction, { userId, bookingId }: Sender): Promise<void> {
  const dropped = await tx
    .select({ id: crewPhotos.id })
    .from(crewPhotos)
    .where(
      and(
        userId === undefined ? eq(crewPhotos.bookingId, bookingId) : eq(crewPhotos.userId, userId),
        eq(crewPhotos.status, 'receiving'),
      ),
    )
    .orderBy(desc(crewPhotos.createdAt), desc(crewPhotos.id))
    .offset(BEGUN_MOST)
    .for('update', { skipLocked: true })
  const ids = dropped.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(crewPhotos).where(inArray(crewPhotos.id, ids))
}

async function storePhoto(ctx: Context, { id }: CrewPhotoRow, content: Buffer): Promise<Refusal | undefined> {
  const drawn = hasPhotoSignature(content) ? await redraw(ctx, content) : NO_PHOTO
  const isReceiving = and(eq(crewPhotos.id, id), eq(crewPhotos.status, 'receiving'))
  if (isRefusal(drawn)) {
    await ctx.db.delete(crewPhotos).where(isReceiving)
    return drawn
  }
  // No public path leads to it: pictures can only be read through the API.
  const fileKey = `crew/${id}.${drawn.extension}`
  await ctx.storage.put(fileKey, drawn.bytes)
  await ctx.db.transaction(async (tx) => {
    await tx.update(crewPhotos).set({ status: 'ready', content: null, fileKey }).where(isReceiving)
    const { bookingId: subjectId, account, photoId } = crewEvents
    const [report] = await tx.select({ subjectId, account }).from(crewEvents).where(eq(photoId, id))
    if (!report) return
    const event = { kind: 'booking.photo-arrived', actor: report.account } as const
    await recordEvent(tx, { ...event, subjectId: report.subjectId })
  })
  return undefined
}

async function redraw({ imageWork }: Context, content: Buffer) {
  try {
    return await imageWork.uploads.do('redraw', content)
  } catch (error) {
    if (error instanceof ImageWorkerFailure) return UNREADABLE
    throw error
  }
}

/** Returns whether a file starts like a JPEG, WebP or AVIF. */
function hasPhotoSignature(content: Buffer): boolean {
  const text = content.toString('latin1', 0, 12)
  return text.startsWith('\xFF\xD8\xFF') || /^RIFF.{4}WEBP/s.test(text) || /^.{4}ftypavi[fs]/s.test(text)
}

/** Receives a picture, or part of one, from a request. */
export function answerPhotoPart(
  ctx: Context,
  c: AppContext,
  { id, sender }: { readonly id: string; readonly sender: Sender },
): Promise<{ id: string } | Refusal | Response> {
  return ctx.imageWork.receiving.run(async () => {
    const part = await readPhotoPart(c)
    if (isRefusal(part)) return part
    const received = await receivePhoto(ctx, { id, part, sender })
    if (isRefusal(received)) return received
    const { isStored, receivedBytes } = received
    return isStored ? { id } : c.json({ id, receivedBytes }, 202)
  })
}
