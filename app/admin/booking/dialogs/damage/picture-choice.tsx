import { useId, useState } from 'react'
import { getFailureSentence, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import type { FormInputs } from '#app/admin/kit/forms/form-inputs.ts'
import { FileButton } from '#app/admin/kit/pictures/file-button.tsx'
import { useListUpdate } from '#app/admin/kit/pictures/use-list-update.ts'
import { CrewPhoto } from '#app/admin/parts/live-day/crew-pictures.tsx'
import { credentialFor } from '#app/lib/api/admin-credential.ts'
import { fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { scalePicture, UnreadablePicture } from '#app/lib/files/scale-picture.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Grid, Stack } from '#app/ui/layout.tsx'
import type { CallPath } from '#contract/calls.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './damage-claims.module.css'

type ChoiceProps = {
  /** The crew's pictures. */
  readonly offered: readonly string[]
} & ReturnType<FormInputs<{ photoIds: readonly string[] }>['picture']>

/** Lets staff pick from the crew's pictures of a party, and upload others. */
export function PictureChoice({ offered, value: chosen, error, onChange, onUploading }: ChoiceProps) {
  const text = useText()
  const id = useId()
  const [uploaded, setUploaded] = useState<readonly string[]>([])
  const [uploadCount, setUploadCount] = useState(0)
  const update = useListUpdate(chosen, onChange)
  const upload = async (files: File[]) => {
    const end = onUploading()
    setUploadCount((count) => count + 1)
    let hasFailed = false
    for (const file of files) {
      try {
        const photoId = await uploadPicture(file)
        setUploaded((before) => [...before, photoId])
        update((list) => [...list, photoId])
      } catch (error) {
        hasFailed = true
        toastFailure(describeFailedPicture(error, text))
      }
    }
    setUploadCount((count) => count - 1)
    end(hasFailed)
  }
  const all = [...uploaded, ...offered]
  const toggle = (photoId: string, isChosen: boolean) =>
    update((list) => (isChosen ? [...list, photoId] : list.filter((other) => other !== photoId)))
  return (
    <Stack as="fieldset" gap={3}>
      <legend id={id} className={styles.groupTitle}>
        {text('admin.damage.pictures')}
      </legend>
      {all.length === 0 && <p>{text('admin.damage.noPictures')}</p>}
      {all.length > 0 && (
        <Grid as="ul" role="list" minColumn="5.5rem" gap={2} className={styles.pictures}>
          {all.map((photoId, index) => (
            <li key={photoId}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={text('admin.damage.picture', { place: index + 1 })}
                  checked={chosen.includes(photoId)}
                  onChange={({ target }) => toggle(photoId, target.checked)}
                />
                <CrewPhoto id={photoId} className={styles.picture} />
              </label>
            </li>
          ))}
        </Grid>
      )}
      <FileButton
        labelledBy={id}
        refusedBy={error && `${id}-error`}
        isMultiple
        onFiles={(files) => void upload(files)}
      >
        {uploadCount > 0 ? text('admin.damage.uploading') : text('admin.damage.upload')}
      </FileButton>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Stack>
  )
}

function describeFailedPicture(error: unknown, text: Text): string {
  if (!(error instanceof UnreadablePicture))
    return getFailureSentence(text('admin.damage.uploadFailed'), error)
  return error.isHeic ? text('admin.damage.heicPicture') : text('admin.damage.noPicture')
}

const PHOTO = '/api/crew/photos/:photoId' satisfies CallPath<'put'>

/** Scales a photo down, uploads it and returns its id. Throws `UnreadablePicture`. */
async function uploadPicture(file: File): Promise<string> {
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
