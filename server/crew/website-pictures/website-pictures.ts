import type { WebsitePictures } from '#contract/crew/website-pictures.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { toStopId } from '#domain/crew/crew-events.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { addImage } from '#server/catalogue/images/add-image.ts'
import type { Admin, Context } from '#server/context.ts'
import { PHOTO_GONE } from '#server/crew/phone/photos.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, desc, eq } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  bookings,
  crewPhotos,
  images,
  pictureConsents,
  websitePictures,
} from '#server/foundation/database/schema/all-tables.ts'
import { removeWithdrawnPictures, withdrawPictures } from './withdraw-pictures.ts'

const NOT_ALLOWED = refuse('conflict', 'websitePictures.notAllowed')

/** Returns since when a family has allowed pictures of its setup on the website; undefined if it does not. */
async function readAllowedAt(db: Queryable, bookingId: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ step: pictureConsents.step, createdAt: pictureConsents.createdAt })
    .from(pictureConsents)
    .where(eq(pictureConsents.bookingId, bookingId))
    .orderBy(desc(pictureConsents.id))
    .limit(1)
  return last?.step === 'given' ? last.createdAt : undefined
}

/** Returns the pictures of a setup, and which of them have been added to the website's. */
export async function listWebsitePictures(
  { db }: Context,
  bookingId: number,
): Promise<WebsitePictures | Refusal> {
  if ((await db.$count(bookings, eq(bookings.id, bookingId))) === 0) return NO_SUCH_NUMBER
  const photoIds = await readSetupPhotoIds(db, bookingId)
  const used = await db
    .select({ photoId: websitePictures.photoId, imageId: images.id })
    .from(websitePictures)
    .innerJoin(images, and(eq(images.id, websitePictures.imageId), eq(images.status, 'ready')))
    .where(eq(websitePictures.bookingId, bookingId))
  return {
    allowedAt: (await readAllowedAt(db, bookingId))?.toISOString() ?? null,
    pictures: photoIds.map((photoId) => {
      return { photoId, imageId: used.find((one) => one.photoId === photoId)?.imageId ?? null }
    }),
  }
}

type ChosenPicture = { readonly bookingId: number; readonly photoId: string; readonly admin: Admin }

/**
 * Adds a picture of a setup to the website's pictures. If the family withdraws its consent meanwhile, it is removed
 * again.
 */
export async function addWebsitePicture(
  ctx: Context,
  { bookingId, photoId, admin }: ChosenPicture,
): Promise<WebsitePictures | Refusal> {
  const listed = await listWebsitePictures(ctx, bookingId)
  if (isRefusal(listed)) return listed
  if (listed.allowedAt === null) return NOT_ALLOWED
  const picture = listed.pictures.find((one) => one.photoId === photoId)
  const [photo] = picture ? await ctx.db.select().from(crewPhotos).where(eq(crewPhotos.id, photoId)) : []
  if (!picture || !photo?.fileKey) return PHOTO_GONE
  if (picture.imageId !== null) return listed
  const bytes = await ctx.storage.read(photo.fileKey)
  const image = await addImage(ctx, { name: `setup-${bookingId}.jpg`, bytes }, admin)
  if (isRefusal(image)) return image
  const isAllowed = await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, bookingId)
    const row = { photoId, bookingId, imageId: image.id }
    await tx
      .insert(websitePictures)
      .values(row)
      .onConflictDoUpdate({ target: websitePictures.photoId, set: row })
    if (await readAllowedAt(tx, bookingId)) return true
    await withdrawPictures(tx, [bookingId])
    return false
  })
  if (isAllowed) return listWebsitePictures(ctx, bookingId)
  await removeWithdrawnPictures(ctx)
  return NOT_ALLOWED
}

/** Pictures of damage are only for claims, and those of the collection show what a party left behind. */
async function readSetupPhotoIds(db: Context['db'], bookingId: number): Promise<string[]> {
  const events = await eventsByStop(db, [bookingId])
  const ids = (events.get(toStopId(bookingId, 'setup')) ?? []).flatMap(({ kind, photoId, hasPhoto }) =>
    kind === 'photo' && photoId && hasPhoto ? [photoId] : [],
  )
  return [...new Set(ids)]
}

const NOT_ASKED = refuse('conflict', 'websitePictures.notAsked')

/**
 * Returns a family's choice; undefined if the owner does not ask. A family that gave consent can always withdraw it.
 */
export async function readPictureConsent(
  { db }: Context,
  { id, bookingStatus }: FullBooking,
): Promise<BookingPage['pictures']> {
  const [allowedAt, settings] = await Promise.all([readAllowedAt(db, id), readSettings(db)])
  const isAllowed = allowedAt !== undefined
  const isAsked = settings.asksPictureConsent && bookingStatus !== 'cancelled'
  return isAsked || isAllowed ? { isAllowed } : undefined
}

type Choice = {
  readonly isAllowed: boolean
  /** The language in which the sentence beside the checkbox was read. */
  readonly language: Language
  /** The network address of the person who ticked it. */
  readonly address: string
}

/**
 * Stores a family's choice with its proof. If it withdraws its consent, the pictures are removed from the website at
 * once.
 */
export async function changePictureConsent(
  ctx: Context,
  booking: FullBooking,
  { isAllowed, language, address }: Choice,
): Promise<null | Refusal> {
  if (isAllowed && !(await readPictureConsent(ctx, booking))) return NOT_ASKED
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, booking.id)
    const wasAllowed = (await readAllowedAt(tx, booking.id)) !== undefined
    if (wasAllowed === isAllowed) return
    await tx.insert(pictureConsents).values({
      bookingId: booking.id,
      step: isAllowed ? 'given' : 'withdrawn',
      wording: textIn(language)('consent.pictures'),
      address,
      createdAt: ctx.now(),
    })
    if (!isAllowed) await withdrawPictures(tx, [booking.id])
  })
  if (!isAllowed) await removeWithdrawnPictures(ctx)
  return null
}
