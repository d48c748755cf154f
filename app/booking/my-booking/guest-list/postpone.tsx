import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { GuestList } from '#contract/family/guest-list.ts'
import { GUEST_LIMITS } from '#domain/booking/guests/guest.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatShort, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { AskForChange } from '../ask-for-change.tsx'
import { type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import { RescheduleParty } from '../reschedule-party.tsx'
import styles from './guest-list.module.css'
import { useListChange } from './use-list-change.ts'

type PostponeProps = BookingPageProps & {
  readonly list: GuestList
  readonly text: GetText
  readonly onChanged: () => Promise<void>
}

/** Fever two days before: the guests' links say so, and the next free days open. */
export function Postpone(props: PostponeProps) {
  const { list, text } = props
  const [isAsking, setAsking] = useState(false)
  const [days, setDays] = useState<readonly PartyDay[]>([])
  if (list.postponed) return <Postponed {...props} words={list.postponed} days={days} />
  return (
    <Row align="stretch" gap={3}>
      <Button variant="quiet" className={styles.quiet} onClick={() => setAsking(true)}>
        {text('guestList.postpone')}
      </Button>
      {isAsking && <AskToPostpone {...props} onTold={setDays} onClose={() => setAsking(false)} />}
    </Row>
  )
}

type AskToPostponeProps = PostponeProps & {
  readonly onTold: (days: readonly PartyDay[]) => void
  readonly onClose: () => void
}

/** Shows what the guests will read before they can read it. */
function AskToPostpone({ page, link, text, onChanged, onTold, onClose }: AskToPostponeProps) {
  const [words, setWords] = useState(() => text('guestList.postponedText', { day: page.booking.bookingDate }))
  const { confirm, describe } = useListChange(link, text)
  const postpone = useMutation({
    mutationFn: () =>
      confirm(
        () => api.post('/api/my-bookings/:reference/postpone', { ...toPlaces(link), body: { text: words } }),
        ({ postponed }) => postponed !== undefined,
      ),
    onSuccess: async (told) => {
      if ('days' in told) onTold(told.days)
      await onChanged()
      onClose()
    },
  })
  return (
    <ActDialog
      onClose={onClose}
      title={text('guestList.postponeTitle')}
      description={text('guestList.postponeWords')}
      cancelLabel={text('guestList.keepDay')}
      onConfirm={() => postpone.mutate()}
      confirmLabel={text('guestList.postpone')}
      isBusy={postpone.isPending}
    >
      <TextArea
        label={text('guestList.wordsForGuests')}
        rows={3}
        maxLength={GUEST_LIMITS.note}
        value={words}
        error={describe(postpone.error)}
        onChange={(event) => setWords(event.target.value)}
      />
    </ActDialog>
  )
}

type PostponedProps = PostponeProps & { readonly words: string; readonly days: readonly PartyDay[] }

function Postponed({ page, link, text, words, days, onChanged }: PostponedProps) {
  const language = useLanguage()
  const [isMoving, setMoving] = useState(false)
  const { confirm, describe } = useListChange(link, text)
  const takeBack = useMutation({
    mutationFn: () =>
      confirm(
        () => api.delete('/api/my-bookings/:reference/postpone', toPlaces(link)),
        ({ postponed }) => postponed === undefined,
      ),
    onSuccess: async () => {
      await onChanged()
      toast({ title: text('guestList.isOnAgain'), tone: 'success' })
    },
  })
  const copy = async () => {
    if (await copyText(words)) toast({ title: text('guestList.textCopied'), tone: 'success' })
  }
  const close = () => {
    setMoving(false)
    void onChanged()
  }
  return (
    <div className={styles.postponed} role="status">
      <p>{text('guestList.postponed')}</p>
      <blockquote>{words}</blockquote>
      {days.length > 0 && (
        <Text tone="soft">
          {text('guestList.freeDays', {
            days: days
              .slice(0, 4)
              .map((day) => formatShort(day, language))
              .join(' · '),
          })}
        </Text>
      )}
      <ActFailure>{describe(takeBack.error)}</ActFailure>
      <Row align="stretch" gap={3}>
        <Button onClick={() => setMoving(true)}>
          {text(page.canReschedule ? 'guestList.move' : 'guestList.askToMove')}
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Icon name="copy" />
          {text('guestList.copyText')}
        </Button>
        <Button variant="secondary" isBusy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {text('guestList.isOn')}
        </Button>
      </Row>
      {isMoving && page.canReschedule && <RescheduleParty page={page} link={link} onClose={close} />}
      {isMoving && !page.canReschedule && <AskForChange isOver={false} link={link} onClose={close} />}
    </div>
  )
}
