import { type ReactNode, useEffect, useState } from 'react'
import { scalePicture, UnreadablePicture } from '#app/lib/files/scale-picture.ts'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { PhotoField } from '#app/ui/fields/photo-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Text as Texts } from '#domain/foundation/messages/text.ts'
import type { MeasuredFloor } from '#domain/site/room-photo/measure-floor.ts'
import type { Room, RoomPlan } from '#domain/site/room-plan.ts'
import { MarkCorners } from './mark-corners.tsx'
import type { TakenPhoto } from './photo.tsx'

type RoomPhotoProps = {
  readonly text: Texts
  /** What the fields say, measured or typed. */
  readonly room: Room | undefined
  readonly plan: RoomPlan | undefined
  readonly onMeasured: (floor: MeasuredFloor) => void
}

/** Measures the floor by a photo with a sheet of letter paper on it, and shows the teepees in it. */
export default function RoomPhoto(props: RoomPhotoProps): ReactNode {
  const { text } = props
  const [photo, setPhoto] = useState<TakenPhoto>()
  const [failure, setFailure] = useState<'heic' | 'unreadable'>()
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ''), [photo])
  const take = async (file: File) => {
    try {
      setPhoto(await openPhoto(file))
      setFailure(undefined)
    } catch (error) {
      setFailure(error instanceof UnreadablePicture && error.isHeic ? 'heic' : 'unreadable')
    }
  }
  return (
    <Stack gap={3}>
      {!photo && <Text size="sm">{text('roomFit.photo.intro')}</Text>}
      <PhotoField
        label={text(photo ? 'roomFit.photo.another' : 'roomFit.photo.field')}
        hint={text('roomFit.photo.stays')}
        onFile={(file) => file && take(file)}
      />
      <ActFailure>{failure && text(`roomFit.photo.${failure}`)}</ActFailure>
      {photo && <MarkCorners key={photo.url} photo={photo} {...props} />}
    </Stack>
  )
}

/** Turned upright, and not larger than measuring needs. Throws `UnreadablePicture`. */
async function openPhoto(file: File): Promise<TakenPhoto> {
  const { content } = await scalePicture(file)
  const url = URL.createObjectURL(new Blob([content], { type: 'image/jpeg' }))
  const image = new Image()
  image.src = url
  await image.decode()
  return { url, width: image.naturalWidth, height: image.naturalHeight }
}
