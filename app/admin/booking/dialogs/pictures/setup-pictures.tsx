import { useQuery } from '@tanstack/react-query'
import { CrewPhoto } from '#app/admin/parts/live-day/crew-pictures.tsx'
import { UseOnWebsite } from '#app/admin/parts/website-pictures/use-on-website.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import damageStyles from '../damage/damage-claims.module.css'
import styles from './setup-pictures.module.css'

/** The crew's pictures of a setup; with the family's consent, they can be used on the website. */
export function SetupPictures({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/website-pictures', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data || data.pictures.length === 0) return null
  const { allowedAt, pictures } = data
  return (
    <Stack as="section" gap={3} isFullWidth>
      <Text as="h4" size="sm" font="body">
        {text('admin.setupPictures.title')}
      </Text>
      <Text tone="soft" size="sm">
        {allowedAt === null
          ? text('admin.setupPictures.notAllowed')
          : text('admin.setupPictures.allowed', { day: partyDayAt(new Date(allowedAt)) })}
      </Text>
      <Row role="list" as="ul" gap={4} align="stretch">
        {pictures.map((picture, index) => (
          <Stack key={picture.photoId} as="li" gap={2} align="start">
            <span
              role="img"
              aria-label={text('admin.setupPictures.picture', { place: index + 1 })}
              className={styles.shown}
            >
              <CrewPhoto id={picture.photoId} className={damageStyles.picture} />
            </span>
            <UseOnWebsite bookingId={id} picture={picture} place={index + 1} isAllowed={allowedAt !== null} />
          </Stack>
        ))}
      </Row>
    </Stack>
  )
}
