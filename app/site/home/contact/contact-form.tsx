import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useIslandWords } from '../../words/island-words.ts'
import styles from './contact-form.module.css'
import { type ContactField, type ContactProblems, contactProblems } from './contact-problems.ts'

type ContactFormProps = { isPage?: boolean; answer?: FormAnswer<ContactField> | undefined }

/** Sent by the browser to a separate page, or in place once its script is loaded. */
export function ContactForm({ isPage = false, answer }: ContactFormProps) {
  const Title = isPage ? 'h2' : 'h3'
  const words = useIslandWords()
  const { contact } = words
  const pathIn = usePathIn()
  const { form, problems, isSending, send } = useSending(answer?.problems ?? {})
  const [firstAnswered] = Object.keys(answer?.problems ?? {})
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    defaultValue: answer?.values[name],
    error: problems[name],
    autoFocus: name === firstAnswered,
    required: true,
    toolparamdescription: contact[name],
  })
  return (
    <form
      ref={form}
      method="post"
      action={pathIn('/contact')}
      noValidate
      onSubmit={send}
      aria-labelledby="contact-form-title"
      toolname="send_message"
      tooldescription={contact.tool}
      className={styles.letter}
    >
      <Title id="contact-form-title" className={styles.title}>
        {contact.title}
      </Title>
      <FormFailure>{answer?.failure}</FormFailure>
      <TextField {...field('name')} label={contact.name} autoComplete="name" maxLength={100} />
      <TextField
        {...field('email')}
        label={contact.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField {...field('subject')} label={contact.subject} maxLength={200} className={styles.wide} />
      <TextArea
        {...field('message')}
        label={contact.message}
        rows={5}
        maxLength={2000}
        className={styles.wide}
      />
      <Button type="submit" size="lg" isBusy={isSending} busyLabel={words.sending}>
        {contact.send}
      </Button>
    </form>
  )
}

function useSending(known: ContactProblems) {
  const words = useIslandWords()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(known)
  const sending = useMutation({
    mutationFn: (message: Record<ContactField, string>) => api.post('/api/contact', { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: words.contact.sent, description: words.contact.thanks, tone: 'success' })
    },
    onError: () => toast({ title: words.wrong, description: words.tryLater, tone: 'danger' }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<ContactField, string>
    const found = contactProblems(message, words.contact)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) sending.mutate(message)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return { form, problems, isSending: sending.isPending, send }
}
