import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatShort, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { AskForChange } from '../ask-for-change.tsx'
import { type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import { RescheduleParty } from '../reschedule-party.tsx'
import styles from './guest-list.module.css'

type PostponeProps = BookingPageProps & { readonly text: GetText }

/** Fever two days before: one button tells the guests, and opens the next free days. */
export function Postpone({ page, link, text }: PostponeProps) {
  const [isMoving, setMoving] = useState(false)
  const postpone = useMutation({
    mutationFn: () => api.post('/api/my-bookings/:reference/postpone', { ...toPlaces(link), body: {} }),
  })
  const copy = async (words: string) => {
    if (await copyText(words)) toast({ title: text('guestList.textCopied'), tone: 'success' })
  }
  const told = postpone.data
  const close = () => setMoving(false)
  if (!told)
    return (
      <>
        <FieldError id="postpone-failure">
          {postpone.error ? getSentence(postpone.error, text('guestList.failed')) : undefined}
        </FieldError>
        <Row align="stretch" gap={3}>
          <Button
            variant="quiet"
            className={styles.quiet}
            isBusy={postpone.isPending}
            onClick={() => postpone.mutate()}
          >
            {text('guestList.postpone')}
          </Button>
        </Row>
      </>
    )
  return (
    <div className={styles.postponed} role="status">
      <PostponedWords told={told} text={text} />
      <Row align="stretch" gap={3}>
        <Button variant="secondary" onClick={() => copy(told.text)}>
          <Icon name="copy" />
          {text('guestList.copyText')}
        </Button>
        <Button onClick={() => setMoving(true)}>
          {text(page.canReschedule ? 'guestList.move' : 'guestList.askToMove')}
        </Button>
      </Row>
      {isMoving && page.canReschedule && <RescheduleParty page={page} link={link} onClose={close} />}
      {isMoving && !page.canReschedule && <AskForChange isOver={false} link={link} onClose={close} />}
    </div>
  )
}

type PostponedWordsProps = { told: { text: string; days: readonly PartyDay[] } } & Pick<PostponeProps, 'text'>

function PostponedWords({ told, text }: PostponedWordsProps) {
  const language = useLanguage()
  return (
    <>
      <p>{text('guestList.postponed')}</p>
      <blockquote>{told.text}</blockquote>
      {told.days.length > 0 && (
        <Text tone="soft">
          {text('guestList.freeDays', {
            days: told.days
              .slice(0, 4)
              .map((day) => formatShort(day, language))
              .join(' · '),
          })}
        </Text>
      )}
    </>
  )
}
