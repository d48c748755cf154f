import { useState } from 'react'
import { useCrewPicture } from '#app/admin/pictures/use-crew-picture.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PreviewDialog } from '#app/ui/overlays/preview-dialog.tsx'
import type { LiveStop } from '#contract/calendar/crew.ts'
import styles from './crew-pictures.module.css'

/** The pictures of a stop as far as they have arrived. One opens as large as the window. */
export function CrewPictures({ stop: { customerName, events, photos } }: { readonly stop: LiveStop }) {
  const text = useText()
  const [shown, setShown] = useState<number>()
  const underway = events.filter(
    ({ data }) => typeof data.photoId === 'string' && !photos.includes(data.photoId),
  ).length
  return (
    <>
      {photos.length > 0 && (
        <ul role="list" className={styles.pictures}>
          {photos.map((id, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={text('admin.live.openPicture', { number: index + 1, name: customerName })}
                className={styles.open}
                onClick={() => setShown(index)}
              >
                <Thumbnail id={id} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {underway > 0 && (
        <p className={styles.underway}>{text('admin.live.picturesOnTheWay', { count: underway })}</p>
      )}
      {shown !== undefined && <Large photos={photos} shown={shown} name={customerName} onShow={setShown} />}
    </>
  )
}

function Thumbnail({ id }: { readonly id: string }) {
  const source = useCrewPicture(id, 'small')
  return source === undefined ? null : <img src={source} alt="" className={styles.picture} />
}

type LargeProps = {
  readonly photos: readonly string[]
  readonly shown: number
  readonly name: string
  readonly onShow: (index: number | undefined) => void
}

function Large({ photos, shown, name, onShow }: LargeProps) {
  const text = useText()
  const source = useCrewPicture(photos[shown] ?? '')
  const images = photos.map((_, index) => ({
    src: index === shown ? (source ?? '') : '',
    width: 2000,
    height: 1500,
    alt: text('admin.live.picture', { number: index + 1, name }),
  }))
  return source === undefined ? null : (
    <PreviewDialog images={images} shown={shown} onShow={onShow} onClose={() => onShow(undefined)} />
  )
}
