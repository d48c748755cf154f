import { Readable } from 'node:stream'
import { LATE_REPORT_DAYS, toStopId } from '#domain/crew/crew-events.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, isNull, lt, ne, notExists, or } from '#server/foundation/database/drizzle.ts'
import { crewEvents, crewPhotos, damageClaimPhotos } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { findOwnStopIds } from './own-stops.ts'
import { forgetRooms } from './room-readiness.ts'
import { findStops, isCrewDay } from './stops.ts'

export const PHOTO_GONE = refuse('not_found', 'crewPhone.noPicture')

/** Returns the key of a picture's file, if this staff member may see it. */
export async function findPhotoFor(ctx: Context, id: string, admin: Admin): Promise<string | undefined> {
  const isReady = and(eq(crewPhotos.id, id), eq(crewPhotos.status, 'ready'))
  const [photo] = await ctx.db.select().from(crewPhotos).where(isReady)
  if (!photo?.fileKey) return undefined
  if (photo.userId === admin.userId || may(admin, 'bookings:read')) return photo.fileKey
  // Only its author says where it belongs: anybody could report somebody else's picture from a stop of their own.
  const isAuthors = photo.userId === null ? isNull(crewEvents.userId) : eq(crewEvents.userId, photo.userId)
  const events = await ctx.db
    .select()
    .from(crewEvents)
    .where(and(eq(crewEvents.photoId, id), isAuthors))
  const stopIds =
    photo.bookingId === null
      ? events.map(({ bookingId, stop }) => toStopId(bookingId, stop))
      : [toStopId(photo.bookingId, 'setup')]
  const stops = await findStops(ctx.db, stopIds, ctx.now())
  const own = await findOwnStopIds(ctx, admin, stops)
  const isTheirs = stops.entries().some(([stopId, { day }]) => own.has(stopId) && isCrewDay(day, ctx.now()))
  return isTheirs ? photo.fileKey : undefined
}

/** Returns the key of a picture's file once it is complete. */
export async function findPhotoFile({ db }: Context, id: string): Promise<string | null | undefined> {
  const isReady = and(eq(crewPhotos.id, id), eq(crewPhotos.status, 'ready'))
  const [photo] = await db.select({ fileKey: crewPhotos.fileKey }).from(crewPhotos).where(isReady)
  return photo?.fileKey
}

export async function sendPhoto(
  c: AppContext,
  fileKey: string,
  size?: 'small',
): Promise<Response | undefined> {
  const ctx = c.get('ctx')
  const shownKey = size === 'small' ? await drawSmall(ctx, fileKey) : fileKey
  const file = shownKey && (await ctx.storage.open(shownKey))
  if (!file) return undefined
  const type = TYPES[shownKey.slice(shownKey.lastIndexOf('.'))] ?? 'image/jpeg'
  const headers = { 'Content-Type': type, 'Content-Length': String(file.bytes), 'Cache-Control': 'no-store' }
  return c.body(Readable.toWeb(await file.stream()) as ReadableStream, 200, headers)
}

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

/** Returns the key of a picture's small version, which is generated on first use. */
async function drawSmall({ storage, imageWork }: Context, fileKey: string): Promise<string | undefined> {
  const smallKey = toSmallKey(fileKey)
  if (await storage.open(smallKey)) return smallKey
  if (!(await storage.open(fileKey))) return undefined
  const [drawn] = await imageWork.uploads.do('drawSizes', await storage.read(fileKey), [SMALL])
  if (drawn) await storage.put(smallKey, drawn.bytes)
  return smallKey
}

const SMALL = { format: 'webp', width: 400 } as const

/** Returns the key of a picture's small version, which may not exist yet. */
export function toSmallKey(fileKey: string): string {
  return `${fileKey.slice(0, fileKey.lastIndexOf('.'))}-small.webp`
}

/**
 * Deletes pictures that were erased with their family, that never arrived completely, those of rooms some days after the
 * party, and those that no event or damage claim mentions although their phone would have reported by now.
 */
export async function tidyPhotos(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - (LATE_REPORT_DAYS + 1) * DAY_MILLISECONDS)
  const isMentioned = ctx.db.select().from(crewEvents).where(eq(crewEvents.photoId, crewPhotos.id))
  const isClaimed = ctx.db
    .select()
    .from(damageClaimPhotos)
    .where(eq(damageClaimPhotos.photoId, crewPhotos.id))
  const isLeftOver = and(
    ne(crewPhotos.status, 'removing'),
    lt(crewPhotos.createdAt, before),
    notExists(isMentioned),
    notExists(isClaimed),
    isNull(crewPhotos.bookingId),
  )
  await ctx.db.update(crewPhotos).set({ status: 'removing', content: null }).where(isLeftOver)
  await forgetRooms(ctx)
  const neverWhole = and(eq(crewPhotos.status, 'receiving'), lt(crewPhotos.createdAt, before))
  const gone = await ctx.db
    .select()
    .from(crewPhotos)
    .where(or(eq(crewPhotos.status, 'removing'), neverWhole))
  const getPart = ({ id }: (typeof gone)[number]) => ({ photo: id })
  await doEach(ctx, gone, getPart, async ({ id, fileKey }) => {
    if (fileKey) await ctx.storage.remove([fileKey, toSmallKey(fileKey)])
    await ctx.db.delete(crewPhotos).where(eq(crewPhotos.id, id))
  })
}
