import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCrewPicture } from '#app/admin/kit/pictures/use-crew-picture.ts'
import { UseOnWebsite } from '#app/admin/parts/website-pictures/use-on-website.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Text } from '#app/ui/layout.tsx'
import { PreviewDialog } from '#app/ui/overlays/preview-dialog.tsx'
import type { LiveStop } from '#contract/crew/crew.ts'
import styles from './crew-pictures.module.css'

/** The pictures of a stop that have arrived so far. Each opens at full size. */
export function CrewPictures({ stop }: { readonly stop: LiveStop }) {
  const text = useText()
  const { customerName, events, photos } = stop
  const [shown, setShown] = useState<number>()
  const underway = events.filter(
    ({ data }) => typeof data.photoId === 'string' && !photos.includes(data.photoId),
  ).length
  return (
    <>
      {photos.length > 0 && (
        <Row as="ul" role="list">
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
        </Row>
      )}
      {underway > 0 && (
        <Text tone="soft" size="xs">
          {text('admin.live.picturesOnTheWay', { count: underway })}
        </Text>
      )}
      {shown !== undefined && <Large stop={stop} shown={shown} onShow={setShown} />}
    </>
  )
}

function Thumbnail({ id }: { readonly id: string }) {
  const source = useCrewPicture(id, 'small')
  return source === undefined ? null : <img src={source} alt="" className={styles.picture} />
}

type LargeProps = {
  readonly stop: LiveStop
  readonly shown: number
  readonly onShow: (index: number | undefined) => void
}

function Large({ stop, shown, onShow }: LargeProps) {
  const text = useText()
  const { photos, customerName: name } = stop
  const id = photos[shown] ?? ''
  const source = useCrewPicture(id)
  const images = photos.map((_, index) => ({
    src: index === shown ? (source ?? '') : '',
    width: 2000,
    height: 1500,
    alt: text('admin.live.picture', { number: index + 1, name }),
  }))
  return source === undefined ? null : (
    <PreviewDialog
      images={images}
      shown={shown}
      onShow={onShow}
      onClose={() => onShow(undefined)}
      action={stop.kind === 'setup' && <WebsiteAction bookingId={stop.bookingId} photoId={id} />}
    />
  )
}

/** Undefined for pictures of damage, which are never offered to the website. */
function WebsiteAction({ bookingId, photoId }: { readonly bookingId: number; readonly photoId: string }) {
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/website-pictures', { params: { id: bookingId }, refetchOnMount: 'always' }),
  )
  const place = data?.pictures.findIndex((one) => one.photoId === photoId) ?? -1
  const picture = data?.pictures[place]
  if (!data || !picture) return null
  const { allowedAt } = data
  return (
    <UseOnWebsite bookingId={bookingId} picture={picture} place={place + 1} isAllowed={allowedAt !== null} />
  )
}
