import loadTexts from 'virtual:messages/guestList'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, storeAnswer } from '#app/lib/api/api-query.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage, usePathIn } from '#app/lib/language/language.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { GuestList as GuestListData } from '#contract/family/guest-list.ts'
import { countAnswered, findFewerTeepees } from '#domain/booking/guests/guest.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import { ChangeOrder } from '../change-order/change-order.tsx'
import { AddGuest } from './add-guest.tsx'
import styles from './guest-list.module.css'
import { GuestRow } from './guest-row.tsx'
import { Postpone } from './postpone.tsx'
import { ShareLink } from './share-link.tsx'
import { useListChange } from './use-list-change.ts'

export default function GuestList(props: BookingPageProps) {
  const text = useLazyText('guestList', loadTexts)
  const query = apiQuery('/api/my-bookings/:reference/guest-list', toPlaces(props.link))
  const { data: list, error } = useQuery(query)
  if (!text) return null
  const failure = findSentence(error, text('guestList.notLoaded'))
  if (!list) return <ActFailure>{failure}</ActFailure>
  return <LoadedList {...props} list={list} failure={failure} text={text} />
}

type LoadedListProps = BookingPageProps & {
  readonly list: GuestListData
  /** Why it could not be loaded again. */
  readonly failure: string | undefined
  readonly text: GetText
}

function LoadedList({ page, link, list, failure, text }: LoadedListProps) {
  const pathIn = usePathIn()
  const queryClient = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const places = toPlaces(link)
  const { confirm, describe } = useListChange(link, text)
  const listQuery = apiQuery('/api/my-bookings/:reference/guest-list', places)
  const toggle = useMutation({
    mutationFn: (open: boolean) =>
      confirm(
        () => api.put('/api/my-bookings/:reference/guest-list', { ...places, body: { open } }),
        (now) => now.open === open,
      ),
    onSuccess: (changed) => storeAnswer(queryClient, listQuery, changed),
  })
  const refresh = () => queryClient.invalidateQueries(listQuery)
  const until = page.orderChanges?.fewer
  const fewer = until && findFewerTeepees(list.guests, page.booking)
  const suggestion = list.suggestion ?? (fewer ? { numberOfTeepees: fewer } : undefined)
  const night = pathIn(`/my-booking/${link.reference}/night?token=${encodeURIComponent(link.token)}`)
  return (
    <Stack ref={focusFallback} tabIndex={-1}>
      {!list.open && <Text tone="soft">{text(list.url ? 'guestList.closed' : 'guestList.intro')}</Text>}
      {list.open && list.url && (
        <ShareLink url={list.url} theme={page.booking.themeName} day={page.booking.bookingDate} text={text} />
      )}
      {list.open && list.url && (
        <RemindOthers
          url={list.url}
          expected={page.booking.guestCount}
          answered={countAnswered(list.guests)}
          day={page.booking.bookingDate}
          text={text}
        />
      )}
      {list.guests.length > 0 && (
        <Text size="lg" weight={600}>
          {text('guestList.counts', { coming: list.coming, maybe: list.maybe })}{' '}
          <Text as="span" size="md" tone="soft" weight={400}>
            {text('guestList.teepees', { count: list.teepeesNeeded })}
          </Text>
        </Text>
      )}
      {suggestion && (
        <div className={styles.suggestion}>
          <p>
            {fewer
              ? text('guestList.fewer', { teepees: fewer, day: until })
              : text('guestList.suggestion', {
                  children: list.coming,
                  teepees: suggestion.numberOfTeepees,
                })}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
            {text(fewer ? 'guestList.fewerOrder' : 'guestList.changeOrder')}
          </Button>
        </div>
      )}
      {list.guests.length > 0 && (
        <Stack as="ul" gap={0} role="list">
          {list.guests.map((guest) => (
            <GuestRow key={guest.id} guest={guest} link={link} text={text} onChanged={refresh} />
          ))}
        </Stack>
      )}
      <AddGuest link={link} list={list} text={text} onChanged={refresh} />
      <ActFailure>{describe(toggle.error) ?? failure}</ActFailure>
      <Row align="stretch" gap={3}>
        <Button
          variant={list.open ? 'quiet' : 'secondary'}
          className={list.open ? styles.quiet : undefined}
          isBusy={toggle.isPending}
          onClick={() => toggle.mutate(!list.open)}
        >
          {list.open ? text('guestList.close') : text(list.url ? 'guestList.reopen' : 'guestList.make')}
        </Button>
        {list.guests.length > 0 && (
          <a href={night} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
            <Icon name="printer" />
            {text('guestList.night')}
          </a>
        )}
      </Row>
      {list.url && <Postpone page={page} link={link} list={list} text={text} onChanged={refresh} />}
      <Text size="sm" tone="soft">
        {text('guestList.ends')}
      </Text>
      {isChanging && page.orderChanges && (
        <ChangeOrder
          page={page}
          link={link}
          prepared={{ ...suggestion }}
          onClose={() => {
            setChanging(false)
            void refresh()
          }}
        />
      )}
    </Stack>
  )
}

type RemindOthersProps = {
  readonly url: string
  /** How many children were booked for, and how many of them have an answer. */
  readonly expected: number
  readonly answered: number
  readonly day: string
  readonly text: GetText
}

/** Who has not answered is not known, but how many: one tap shares a text for all parents again. */
function RemindOthers({ url, expected, answered, day, text }: RemindOthersProps) {
  const language = useLanguage()
  if (answered >= expected) return null
  const words = text('guestList.remindText', { day: formatLong(day, language) })
  const remind = async () => {
    if (typeof navigator.share === 'function')
      // Closing the phone's own dialog is no failure.
      return navigator.share({ text: words, url }).catch(() => undefined)
    if (await copyText(`${words} ${url}`)) toast({ title: text('guestList.remindCopied'), tone: 'success' })
  }
  return (
    <div className={styles.suggestion}>
      <p>{text('guestList.missing', { missing: expected - answered, expected })}</p>
      <Button variant="secondary" size="sm" onClick={() => void remind()}>
        <Icon name="reply" />
        {text('guestList.remind')}
      </Button>
    </div>
  )
}
