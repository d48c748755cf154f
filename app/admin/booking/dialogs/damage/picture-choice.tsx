import { useId, useState } from 'react'
import { getFailureSentence, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { FileButton } from '#app/admin/kit/pictures/file-button.tsx'
import { CrewPhoto } from '#app/admin/parts/live-day/crew-pictures.tsx'
import { credentialFor } from '#app/lib/api/admin-credential.ts'
import { fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { scalePicture, UnreadablePicture } from '#app/lib/files/scale-picture.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import { Grid, Stack } from '#app/ui/layout.tsx'
import type { CallPath } from '#contract/calls.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './damage-claims.module.css'

type ChoiceProps = {
  /** The crew's pictures. */
  readonly offered: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Lets staff pick from the crew's pictures of a party, and upload others. */
export function PictureChoice({ offered, chosen, onChange }: ChoiceProps) {
  const text = useText()
  const id = useId()
  const [uploaded, setUploaded] = useState<readonly string[]>([])
  const [isUploading, setUploading] = useState(false)
  const upload = async (files: File[]) => {
    setUploading(true)
    try {
      const added: string[] = []
      for (const file of files) added.push(await uploadPicture(file))
      setUploaded((before) => [...before, ...added])
      onChange([...chosen, ...added])
    } catch (error) {
      toastFailure(describeFailedPicture(error, text))
    } finally {
      setUploading(false)
    }
  }
  const all = [...uploaded, ...offered]
  const toggle = (photoId: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, photoId] : chosen.filter((other) => other !== photoId))
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
      <FileButton labelledBy={id} isMultiple onFiles={(files) => void upload(files)}>
        {isUploading ? text('admin.damage.uploading') : text('admin.damage.upload')}
      </FileButton>
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
