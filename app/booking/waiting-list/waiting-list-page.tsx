import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { chooseThemeInDraft, EMPTY_DRAFT, saveDraft } from '#app/lib/booking-draft.ts'
import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { WaitingListEntry } from '#contract/waiting-list.ts'
import { formatLong } from '#domain/party-day.ts'
import { PageOfLink } from '../page-of-link.tsx'
import styles from './waiting-list-page.module.css'

const placeQuery = (token: string) => apiQuery('/api/waiting-list/:token', { params: { token } })

export const meta = () => pageMeta({ title: 'Waiting list', robots: 'noindex' })
export const clientLoader = stayInBrowser

/** A family's place in line for a full day, opened by the link in the mails. */
export default function WaitingListPage() {
  const { token = '' } = useParams()
  return (
    <PageOfLink
      title="Waiting list"
      what="place"
      wrongLink="This link does not open a place on the list"
      query={placeQuery(token)}
    >
      {(entry) => <Place entry={entry} token={token} />}
    </PageOfLink>
  )
}

type PlaceProps = { readonly entry: WaitingListEntry; readonly token: string }

function Place({ entry, token }: PlaceProps) {
  const { leave, isLeaving, failure } = useLeave(token)
  const { data: themes } = useQuery(themesQuery)
  const theme = themes?.find(({ id }) => id === entry.themeId)
  const navigate = useNavigate()
  const isOffered = entry.status === 'offered'
  const canLeave = isOffered || entry.status === 'waiting'
  const book = () => {
    const { bookingDate, numberOfTeepees } = entry
    saveDraft({ ...EMPTY_DRAFT, bookingDate, numberOfTeepees, offerToken: token })
    if (theme) chooseThemeInDraft({ ...theme, price: theme.pricePerTeepee })
    navigate('/booking/1')
  }
  return (
    <Card as="section" padding="lg" className={styles.place}>
      <PageHeading title={formatLong(entry.bookingDate)}>{stateOf(entry)}</PageHeading>
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.ways}>
        {isOffered && (
          <Button size="lg" onClick={book}>
            Book this day
          </Button>
        )}
        {canLeave && (
          <Button variant="secondary" isBusy={isLeaving} busyLabel="Leaving..." onClick={() => leave()}>
            Leave the waiting list
          </Button>
        )}
        {!canLeave && (
          <Link reloadDocument to="/" className={buttonClass()}>
            Return to Home
          </Link>
        )}
      </div>
    </Card>
  )
}

function stateOf({ status, offerExpiresAt }: WaitingListEntry): string {
  switch (status) {
    case 'waiting':
      return 'You are on the waiting list. We write to you as soon as it is your turn.'
    case 'offered':
      return `It is your turn: we hold a place for you until ${offerExpiresAt ? dayAndTimeOf(offerExpiresAt) : 'soon'}.`
    case 'booked':
      return 'You have booked the place that we held for you.'
    case 'missed':
      return 'The place we held for you has gone to the next family. You can join the list again.'
    case 'left':
      return 'You have left the waiting list. We will not write to you about this day anymore.'
  }
}

function useLeave(token: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/api/waiting-list/:token', { params: { token } }),
    onSettled: () => queryClient.invalidateQueries(placeQuery(token)),
  })
  const failure = error ? sentenceOf(error, 'We cannot be reached right now. Please try again.') : undefined
  return { leave: mutate, isLeaving: isPending, failure }
}
