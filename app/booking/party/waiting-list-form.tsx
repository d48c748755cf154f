import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { queriesAt } from '#app/lib/api-query.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { detailsProblem } from '#domain/booking/details-rules.ts'
import { OFFER_HOURS } from '#domain/booking/waiting-list.ts'
import { teepeesInWords } from '#domain/counted.ts'
import { formatLong, type PartyDay } from '#domain/party-day.ts'
import styles from './full-day.module.css'

type WaitingListFormProps = { day: PartyDay; draft: BookingDraft }
type Person = { name: string; email: string; mayWrite: boolean }
type Problems = Partial<Record<keyof Person, string>>

/** Puts a family in line for a full day. What the wizard has already been told is filled in. */
export function WaitingListForm({ day, draft }: WaitingListFormProps) {
  const { firstName, lastName, email } = draft.details
  const [person, setPerson] = useState<Person>({
    name: `${firstName} ${lastName}`.trim(),
    email,
    mayWrite: false,
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
    const found = problemsOf(person)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (!isJoining) join(person)
  }
  return (
    <form ref={form} noValidate aria-labelledby={id} className={styles.form} onSubmit={submit}>
      <h3 id={id} className={styles.title}>
        Wait for {formatLong(day)}
      </h3>
      <p className={styles.words}>
        If {teepeesInWords(draft.numberOfTeepees)} come free, we write to the first in line and hold the place
        for {OFFER_HOURS} hours.
      </p>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        required
        value={person.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
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
        label="You may write to me about this day"
        hint="For nothing else. One tap in the mail takes you off the list."
        name="mayWrite"
        checked={person.mayWrite}
        error={problems.mayWrite}
        onChange={(event) => change({ mayWrite: event.target.checked })}
      />
      <FieldError id={`${id}-failure`}>{failure}</FieldError>
      <Button type="submit" size="sm" isBusy={isJoining} busyLabel="Joining..." className={styles.wait}>
        Join the waiting list
      </Button>
    </form>
  )
}

function Joined({ day, email }: { day: PartyDay; email: string }) {
  return (
    <p className={styles.joined}>
      <Icon name="check" />
      <span>
        You are on the waiting list for {formatLong(day)}. We write to {email} as soon as it is your turn.
      </span>
    </p>
  )
}

function useJoin(bookingDate: PartyDay, { themeId, numberOfTeepees }: BookingDraft) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ name, email }: Person) =>
      api.post('/api/waiting-list', {
        body: { bookingDate, numberOfTeepees, themeId, customerName: name, customerEmail: email },
      }),
    // A day that has room again is shown so.
    onError: () => queryClient.invalidateQueries(queriesAt('/api/availability', '/api/availability/:date')),
  })
  const failure = error ? sentenceOf(error, 'We cannot be reached right now. Please try again.') : undefined
  return { join: mutate, isJoining: isPending, failure, isIn: isSuccess }
}

function problemsOf({ name, email, mayWrite }: Person): Problems {
  const emailProblem = detailsProblem('email', email)
  return {
    ...(name.trim() === '' && { name: 'Please enter your name' }),
    ...(emailProblem && { email: emailProblem }),
    ...(!mayWrite && { mayWrite: 'We can only tell you about the place if we may write to you' }),
  }
}
