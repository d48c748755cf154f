import loadTexts from 'virtual:messages/consent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ConsentBox } from '#app/booking/terms/consent-box.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { detailsProblem } from '#domain/booking/order/details-rules.ts'
import { cleanPhone } from '#domain/booking/order/typed-phone.ts'
import { OFFER_HOURS } from '#domain/family/waiting-list.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import styles from './full-day.module.css'

type WaitingListFormProps = { day: PartyDay; draft: BookingDraft }
type Person = { name: string; email: string; mayWrite: boolean; wantsTexts: boolean; phone: string }
type Problems = Partial<Record<keyof Person, string>>

/** Adds a family to the waiting list for a full day. Prefilled with what was entered in the wizard. */
export function WaitingListForm({ day, draft }: WaitingListFormProps) {
  const text = useText()

  const { firstName, lastName, email, phone } = draft.details
  const [person, setPerson] = useState<Person>({
    name: `${firstName} ${lastName}`.trim(),
    email,
    mayWrite: false,
    wantsTexts: false,
    phone,
  })
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { join, isJoining, failure, isIn } = useJoin(day, draft)
  if (isIn) return <Joined day={day} email={person.email} />
  const change = (changes: Partial<Person>) => {
    setPerson({ ...person, ...changes })
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblems(person, text)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (!isJoining) join(person)
  }
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={id}
      className={styles.form}
      onSubmit={submit}
      toolname="join_waiting_list"
      tooldescription={text('booking.fullDay.waitTool', { day })}
    >
      <h3 id={id} className={styles.title}>
        {text('booking.fullDay.waitFor', { day })}
      </h3>
      <p className={styles.words}>
        {text('booking.fullDay.waitWords', { teepees: draft.numberOfTeepees, hours: OFFER_HOURS })}
      </p>
      <TextField
        label={text('booking.fullDay.yourName')}
        name="name"
        toolparamdescription={text('booking.fullDay.yourName')}
        autoComplete="name"
        required
        value={person.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={text('booking.fullDay.email')}
        name="email"
        toolparamdescription={text('booking.fullDay.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={person.email}
        error={problems.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Switch
        label={text('booking.fullDay.mayWrite')}
        hint={text('booking.fullDay.mayWriteHint')}
        name="mayWrite"
        toolparamdescription={text('booking.fullDay.mayWrite')}
        checked={person.mayWrite}
        error={problems.mayWrite}
        onChange={(event) => change({ mayWrite: event.target.checked })}
      />
      <WaitingTexts {...person} problem={problems.phone} onChange={change} />
      <ActFailure>{failure}</ActFailure>
      <Button
        type="submit"
        size="sm"
        isBusy={isJoining}
        busyLabel={text('booking.fullDay.joining')}
        className={styles.wait}
      >
        {text('booking.fullDay.join')}
      </Button>
    </form>
  )
}

function Joined({ day, email }: { day: PartyDay; email: string }) {
  const text = useText()
  return (
    <p className={styles.joined}>
      <Icon name="check" />
      <span>{text('booking.fullDay.joined', { day, email })}</span>
    </p>
  )
}

function useJoin(bookingDate: PartyDay, { themeId, numberOfTeepees }: BookingDraft) {
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ name, email, wantsTexts, phone }: Person) =>
      api.post('/api/waiting-list', {
        body: {
          bookingDate,
          numberOfTeepees,
          themeId,
          customerName: name,
          customerEmail: email,
          ...(wantsTexts && { textConsent: true, customerPhone: phone }),
        },
      }),
    // Refetched in case the day has room again.
    onError: () =>
      void queryClient.invalidateQueries(queriesAt('/api/availability', '/api/availability/:date')),
  })
  const failure = findSentence(error, text('booking.common.unreachable'))
  return { join: mutate, isJoining: isPending, failure, isIn: isSuccess }
}

function findProblems({ name, email, mayWrite, wantsTexts, phone }: Person, text: Text): Problems {
  const emailProblem = detailsProblem('email', email)
  const phoneProblem = wantsTexts && detailsProblem('phone', phone)
  return {
    ...(name.trim() === '' && { name: text('booking.fullDay.enterName') }),
    ...(emailProblem && { email: text(emailProblem) }),
    ...(!mayWrite && { mayWrite: text('booking.fullDay.mustWrite') }),
    ...(phoneProblem && { phone: text(phoneProblem) }),
  }
}

type WaitingTextsProps = {
  wantsTexts: boolean
  phone: string
  problem: string | undefined
  onChange: (changes: { wantsTexts: boolean } | { phone: string }) => void
}

/** Asks whether an offer may also come by text, and to which number; only if the site sends texts. */
function WaitingTexts(props: WaitingTextsProps) {
  const { data: settings } = useQuery(siteSettingsQuery)
  return settings?.sendsTexts ? <AskForTexts {...props} /> : null
}

function AskForTexts({ wantsTexts, phone, problem, onChange }: WaitingTextsProps) {
  const text = useText()
  const consent = useLazyText('consent', loadTexts)
  if (!consent) return null
  return (
    <>
      <ConsentBox
        words={consent('consent.texts')}
        isTicked={wantsTexts}
        onTick={(isTicked) => onChange({ wantsTexts: isTicked })}
      />
      {wantsTexts && (
        <TextField
          label={text('booking.fullDay.yourPhone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          value={phone}
          error={problem}
          onChange={(event) => onChange({ phone: cleanPhone(event.target.value) })}
        />
      )}
    </>
  )
}
