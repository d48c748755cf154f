import { credentialFor } from '#app/lib/api/admin-credential.ts'
import { fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { scalePicture } from '#app/lib/files/scale-picture.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import type { CallPath } from '#contract/calls.ts'

const PHOTO = '/api/crew/photos/:photoId' satisfies CallPath<'put'>

/** Scales a photo down, uploads it and returns its id. Throws `UnreadablePicture`. */
export async function uploadPicture(file: File): Promise<string> {
  const { content } = await scalePicture(file)
  const photoId = randomUuid()
  const path = fillPath(PHOTO, { params: { photoId } })
  const response = await fetch(path, {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/jpeg',
      'X-Language': shownLanguage(),
      Authorization: `Basic ${credentialFor('PUT', path)}`,
    },
    body: content,
  })
  if (!response.ok) throw new ApiFailure(response.status, await response.text())
  return photoId
}
