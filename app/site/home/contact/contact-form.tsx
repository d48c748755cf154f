import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import styles from './contact-form.module.css'
import { type ContactField, type ContactProblems, contactProblems } from './contact-problems.ts'
import { MESSAGE_SENT, MESSAGE_THANKS } from './contact-words.ts'

type ContactFormProps = { isPage?: boolean; answer?: FormAnswer<ContactField> | undefined }

/** Sent by the browser to a page of its own, or in place once its script is there. */
export function ContactForm({ isPage = false, answer }: ContactFormProps) {
  const Title = isPage ? 'h2' : 'h3'
  const { form, problems, isSending, send } = useSending(answer?.problems ?? {})
  const [firstAnswered] = Object.keys(answer?.problems ?? {})
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    defaultValue: answer?.values[name],
    error: problems[name],
    autoFocus: name === firstAnswered,
    required: true,
  })
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={send}
      aria-labelledby="contact-form-title"
      className={styles.letter}
    >
      <Title id="contact-form-title" className={styles.title}>
        Send Us a Message
      </Title>
      <FormFailure>{answer?.failure}</FormFailure>
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={100} />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      <TextField {...field('subject')} label="Subject" maxLength={200} className={styles.wide} />
      <TextArea {...field('message')} label="Message" rows={5} maxLength={2000} className={styles.wide} />
      <Button type="submit" size="lg" isBusy={isSending} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}

function useSending(known: ContactProblems) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(known)
  const sending = useMutation({
    mutationFn: (message: Record<ContactField, string>) => api.post('/api/contact', { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: MESSAGE_SENT, description: MESSAGE_THANKS, tone: 'success' })
    },
    onError: () =>
      toast({ title: 'Something went wrong', description: 'Please try again later.', tone: 'danger' }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<ContactField, string>
    const found = contactProblems(message)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) sending.mutate(message)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return { form, problems, isSending: sending.isPending, send }
}
