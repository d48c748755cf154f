import { fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { scalePicture } from '#app/lib/files/scale-picture.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import type { CallPath } from '#contract/calls.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'

const PHOTO = '/api/my-bookings/:reference/photos/:photoId' satisfies CallPath<'put'>

/** Scales a photo down, uploads it and returns its id. Throws `UnreadablePicture`. */
export async function uploadRoomPicture(link: BookingPageLink, file: File): Promise<string> {
  const { content } = await scalePicture(file)
  const photoId = randomUuid()
  const { params, query } = toPlaces(link)
  const response = await fetch(fillPath(PHOTO, { params: { ...params, photoId }, query }), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg', 'X-Language': shownLanguage() },
    body: content,
  })
  if (!response.ok) throw new ApiFailure(response.status, await response.text())
  return photoId
}
