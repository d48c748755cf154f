import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { formatDayAndTime } from '#app/lib/language/instant-words.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { PageOfLink } from '../page-of-link.tsx'
import { placeQuery } from '../place-query.ts'
import type { OwnPageWords } from '../words/booking-words.ts'
import { useOwnWords } from '../words/booking-words.ts'
import { loadOwnWords } from '../words/own-page-words.ts'
import styles from './waiting-list-page.module.css'

export const WaitingListApp = bookingApp(await loadOwnWords(), WaitingListPage)

/** A family's waiting list entry for a full day, opened by the link in the mails. */
function WaitingListPage() {
  const words = useOwnWords().waiting
  const token = getLastSegment(usePathname())
  return (
    <PageOfLink words={words} query={placeQuery(token)}>
      {(entry) => <Place entry={entry} token={token} />}
    </PageOfLink>
  )
}

type PlaceProps = { readonly entry: WaitingListEntry; readonly token: string }

function Place({ entry, token }: PlaceProps) {
  const all = useOwnWords()
  const words = all.waiting
  const { language } = all.shared.rules
  const pathIn = usePathIn()
  const { leave, isLeaving, failure } = useLeave(token)
  const isOffered = entry.status === 'offered'
  const canLeave = isOffered || entry.status === 'waiting'
  const bookPath = pathIn(`/booking?offer=${encodeURIComponent(token)}`)
  return (
    <Card as="section" padding="lg" className={styles.place}>
      <PageHeading title={formatLong(entry.bookingDate, language)}>{getState(entry, all)}</PageHeading>
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.ways}>
        {isOffered && (
          <a href={bookPath} className={buttonClass('primary', 'lg')}>
            {words.book}
          </a>
        )}
        {canLeave && (
          <Button variant="secondary" isBusy={isLeaving} busyLabel={words.leaving} onClick={() => leave()}>
            {words.leave}
          </Button>
        )}
        {!canLeave && (
          <a href={pathIn('/')} className={buttonClass()}>
            {all.returnHome}
          </a>
        )}
      </div>
    </Card>
  )
}

function getState(
  { status, offerExpiresAt }: WaitingListEntry,
  { waiting: words, shared }: OwnPageWords,
): string {
  switch (status) {
    case 'waiting':
      return words.waiting
    case 'offered':
      return words.offered(
        offerExpiresAt ? formatDayAndTime(offerExpiresAt, shared.rules.language) : words.soon,
      )
    case 'booked':
      return words.booked
    case 'missed':
      return words.missed
    case 'left':
      return words.left
  }
}

function useLeave(token: string) {
  const words = useOwnWords()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/api/waiting-list/:token', { params: { token } }),
    onSettled: () => queryClient.invalidateQueries(placeQuery(token)),
  })
  const failure = error ? getSentence(error, words.unreachable) : undefined
  return { leave: mutate, isLeaving: isPending, failure }
}
