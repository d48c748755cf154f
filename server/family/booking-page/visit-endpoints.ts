import type { Progress } from '#contract/crew/crew-visit.ts'
import * as contract from '#contract/crew/crew-visit.ts'
import { changePictureConsent as changeOwnPicturesCall } from '#contract/family/picture-consent.ts'
import { changeTextConsent as changeOwnTextsCall } from '#contract/family/text-consent.ts'
import { toFirstName } from '#domain/calendar/resources/van-load.ts'
import { findFirst, toStopId } from '#domain/crew/crew-events.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { readWashTimes } from '#server/crew/kit-care/read-wash-times.ts'
import { teepeeNames } from '#server/crew/kit-care/record-crew-care.ts'
import { changeAccess, readAccess } from '#server/crew/phone/access.ts'
import { findPhotoFile, PHOTO_GONE, sendPhoto } from '#server/crew/phone/photos.ts'
import { currentEventsByStop } from '#server/crew/phone/read-events.ts'
import { findRoomPhoto } from '#server/crew/phone/room-readiness.ts'
import { changePictureConsent } from '#server/crew/website-pictures/website-pictures.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { callerAddress } from '#server/foundation/http/client-address.ts'
import { changeTextConsent } from '#server/people/conversations/texts/text-consent.ts'
import { bookingPageResponse } from './booking-page-response.ts'
import { familyEndpoints } from './serve-booking-page.ts'

/** Registers the calls about the crew's visit, and about texts announcing it. */
export const familyVisitEndpoints = familyEndpoints((serve) => {
  serve(contract.readProgress, async ({ ctx, booking, query, language }) => {
    const events = await setupEvents(ctx, booking)
    const photos = await shownPhotos(ctx, events)
    const token = encodeURIComponent(query.token)
    return {
      onTheWayAt: findFirst(events, 'on_the_way')?.toISOString() ?? null,
      setUpAt: findFirst(events, 'done')?.toISOString() ?? null,
      photos: photos.map((id) => `/api/my-bookings/${booking.reference}/photos/${id}?token=${token}`),
      checks: await readChecks(ctx, events, teepeeNames(booking.themeName, language)),
    }
  })

  serve(contract.downloadSetupPhoto, async ({ ctx, booking, params, c }) => {
    const photos = await shownPhotos(ctx, await setupEvents(ctx, booking))
    const id = photos.find((one) => one === params.photoId)
    const ownKey = await findRoomPhoto(ctx.db, booking.id, params.photoId)
    if (ownKey) return (await sendPhoto(c, ownKey)) ?? PHOTO_GONE
    const fileKey = id && (await findPhotoFile(ctx, id))
    return (fileKey && (await sendPhoto(c, fileKey))) || PHOTO_GONE
  })

  serve(changeOwnTextsCall, async ({ ctx, booking, body, language, c }) => {
    await changeTextConsent(ctx, booking, { isWanted: body.textConsent, address: callerAddress(c) })
    return bookingPageResponse(ctx, booking, language)
  })

  serve(changeOwnPicturesCall, async ({ ctx, booking, body, language, c }) => {
    const choice = { isAllowed: body.pictureConsent, language, address: callerAddress(c) }
    return (await changePictureConsent(ctx, booking, choice)) ?? bookingPageResponse(ctx, booking, language)
  })

  serve(contract.readFamilyAccess, ({ ctx, booking }) => readAccess(ctx, booking.id))
  serve(contract.changeFamilyAccess, ({ ctx, booking, body }) => changeAccess(ctx, booking, body, 'customer'))
})

type Events = Awaited<ReturnType<typeof setupEvents>>

/** Families read the first name of whoever checked something, never their username, and one of the teepees' names. */
async function readChecks(
  ctx: Context,
  events: Events,
  names: readonly string[],
): Promise<Progress['checks']> {
  const checked = events.filter(({ kind }) => kind === 'checked')
  const ids = checked.flatMap(({ userId }) => userId ?? [])
  const members =
    ids.length > 0
      ? await ctx.db
          .select({ id: users.id, fullName: users.fullName })
          .from(users)
          .where(inArray(users.id, ids))
      : []
  const nameById = new Map(members.map(({ id, fullName }) => [id, fullName?.trim().split(/\s+/)[0]]))
  const findWashed = checked.length > 0 ? await readWashTimes(ctx) : () => undefined
  return checked.map(({ data, at, userId }) => {
    const by = userId === null ? undefined : nameById.get(userId)
    const item = typeof data.item === 'string' ? toFirstName(data.item, names) : null
    const washedAt = item === null ? undefined : findWashed(item, at)
    return {
      item,
      at: at.toISOString(),
      ...(washedAt && { washedAt: washedAt.toISOString() }),
      ...(by && { by }),
    }
  })
}

async function setupEvents(ctx: Context, { id, bookingDate }: FullBooking) {
  const events = await currentEventsByStop(ctx.db, [{ bookingId: id, kind: 'setup', day: bookingDate }])
  return events.get(toStopId(id, 'setup')) ?? []
}

/** Pictures of damage are not shown on the family's page. */
async function shownPhotos(ctx: Context, events: Events): Promise<string[]> {
  const { showsSetupPhotos } = await readSettings(ctx.db)
  if (!showsSetupPhotos) return []
  return events.flatMap(({ kind, photoId, hasPhoto }) =>
    kind === 'photo' && photoId && hasPhoto ? [photoId] : [],
  )
}
