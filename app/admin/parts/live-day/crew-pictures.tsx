import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { UseOnWebsite } from '#app/admin/parts/website-pictures/use-on-website.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Text } from '#app/ui/layout.tsx'
import { PreviewDialog } from '#app/ui/overlays/preview-dialog.tsx'
import type { LiveStop } from '#contract/crew/crew.ts'
import styles from './crew-pictures.module.css'

/** The pictures of a stop that have arrived so far. Each opens at full size. */
export function CrewPictures({ stop }: { readonly stop: LiveStop }) {
  const text = useText()
  const { customerName: name, events, photos, bookingId, kind } = stop
  const underway = events.filter(
    ({ data }) => typeof data.photoId === 'string' && !photos.includes(data.photoId),
  ).length
  return (
    <>
      <CrewPhotos
        ids={photos}
        openLabel={(number) => text('admin.live.openPicture', { number, name })}
        describe={(number) => text('admin.live.picture', { number, name })}
        action={(photoId) => kind === 'setup' && <WebsiteAction {...{ bookingId, photoId }} />}
      />
      {underway > 0 && (
        <Text tone="soft" size="xs">
          {text('admin.live.picturesOnTheWay', { count: underway })}
        </Text>
      )}
    </>
  )
}

type CrewPhotosProps = {
  readonly ids: readonly string[]
  /** What the button that opens a picture says, by its place counted from 1. */
  readonly openLabel: (place: number) => string
  readonly describe: (place: number) => string
  /** What can be done with an open picture. */
  readonly action?: ((id: string) => ReactNode) | undefined
}

/** Pictures that a crew took. Each opens at full size. */
export function CrewPhotos({ ids, openLabel, describe, action }: CrewPhotosProps) {
  const [shown, setShown] = useState<number>()
  if (ids.length === 0) return null
  return (
    <>
      <Row as="ul" role="list">
        {ids.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={openLabel(index + 1)}
              className={styles.open}
              onClick={() => setShown(index)}
            >
              <CrewPhoto id={id} className={styles.picture} />
            </button>
          </li>
        ))}
      </Row>
      {shown !== undefined && <Large {...{ ids, describe, action, shown }} onShow={setShown} />}
    </>
  )
}

export function CrewPhoto({
  id,
  className,
}: {
  readonly id: string
  readonly className: string | undefined
}) {
  const source = useCrewPicture(id, 'small')
  return source === undefined ? (
    <span className={className} />
  ) : (
    <img src={source} alt="" className={className} />
  )
}

type LargeProps = Omit<CrewPhotosProps, 'openLabel'> & {
  readonly shown: number
  readonly onShow: (index: number | undefined) => void
}

function Large({ ids, describe, action, shown, onShow }: LargeProps) {
  const id = ids[shown] ?? ''
  const source = useCrewPicture(id)
  if (source === undefined) return null
  const images = ids.map((_, index) => ({
    src: index === shown ? source : '',
    width: 2000,
    height: 1500,
    alt: describe(index + 1),
  }))
  return (
    <PreviewDialog
      images={images}
      shown={shown}
      onShow={onShow}
      onClose={() => onShow(undefined)}
      action={action?.(id)}
    />
  )
}

/** Returns an object URL for a crew picture: an <img> request could not send the required credential. */
function useCrewPicture(photoId: string, size?: 'small'): string | undefined {
  const path = apiPath('/api/crew/photos/:photoId', { params: { photoId }, query: { size } })
  const { data: file } = useQuery({
    queryKey: [path],
    queryFn: async () => (await apiRequest('GET', path)).blob(),
    // Pictures are immutable.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
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
