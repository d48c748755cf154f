import { useQuery, useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { useMay } from '#app/admin/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { WebsitePictures } from '#contract/catalogue/website-pictures.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import { Picture } from '../damage/claim-pictures.tsx'
import styles from './setup-pictures.module.css'

/** The pictures of a setup; with the family's consent they can be used on the website. Nothing before there are any. */
export function SetupPictures({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/website-pictures', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data || data.pictures.length === 0) return null
  const { allowedAt, pictures } = data
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>{text('admin.setupPictures.title')}</h4>
      <p className={styles.consent}>
        {allowedAt === null
          ? text('admin.setupPictures.notAllowed')
          : text('admin.setupPictures.allowed', { day: partyDayAt(new Date(allowedAt)) })}
      </p>
      <ul role="list" className={styles.pictures}>
        {pictures.map((picture, index) => (
          <SetupPicture
            key={picture.photoId}
            bookingId={id}
            picture={picture}
            place={index + 1}
            isAllowed={allowedAt !== null}
          />
        ))}
      </ul>
    </section>
  )
}

type SetupPictureProps = {
  readonly bookingId: number
  readonly picture: WebsitePictures['pictures'][number]
  /** Counted from 1. */
  readonly place: number
  readonly isAllowed: boolean
}

function SetupPicture({ bookingId, picture, place, isAllowed }: SetupPictureProps) {
  const text = useText()
  const may = useMay()
  const queryClient = useQueryClient()
  const changed = () =>
    queryClient.invalidateQueries(queriesAt('/api/bookings/:id/website-pictures', '/api/uploads'))
  const { photoId, imageId } = picture
  const use = useSingleMutation({
    mutationFn: () =>
      api.post('/api/bookings/:id/website-pictures', { params: { id: bookingId }, body: { photoId } }),
    onSuccess: () => {
      toastSuccess(text('admin.setupPictures.used'))
      return changed()
    },
    onError: (error) => {
      toastFailure(describeFailure(text('admin.setupPictures.useFailed'), error))
      return changed()
    },
  })
  return (
    <li className={styles.item}>
      <span role="img" aria-label={text('admin.setupPictures.picture', { place })} className={styles.shown}>
        <Picture id={photoId} />
      </span>
      {imageId !== null && <Badge tone="success">{text('admin.setupPictures.isUsed')}</Badge>}
      {imageId === null && isAllowed && may('catalogue') && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={use.isPending}
          aria-label={text('admin.setupPictures.usePicture', { place })}
          onClick={() => use.mutate()}
        >
          {text('admin.setupPictures.use')}
        </Button>
      )}
    </li>
  )
}
