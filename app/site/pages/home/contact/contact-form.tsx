import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { FormAnswer } from '#app/site/forms/form-answer.ts'
import { FormFailure } from '#app/site/forms/form-failure.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './contact-form.module.css'
import { type ContactField, type ContactProblems, contactProblems } from './contact-problems.ts'

type ContactFormProps = { isPage?: boolean; answer?: FormAnswer<ContactField> | undefined }

/** Submitted by the browser to a separate page, or in place once its script has loaded. */
export function ContactForm({ isPage = false, answer }: ContactFormProps) {
  const Title = isPage ? 'h2' : 'h3'
  const text = useText()
  const pathIn = usePathIn()
  const { form, problems, isSending, send } = useSending(answer?.problems ?? {})
  const field = useContactField(problems, answer)
  return (
    <form
      ref={form}
      method="post"
      action={pathIn('/contact')}
      noValidate
      onSubmit={send}
      aria-labelledby="contact-form-title"
      toolname="send_message"
      tooldescription={text('site.contact.tool')}
      className={styles.letter}
    >
      <Title id="contact-form-title" className={styles.title}>
        {text('site.contact.title')}
      </Title>
      <FormFailure>{answer?.failure}</FormFailure>
      <TextField {...field('name')} label={text('site.contact.name')} autoComplete="name" maxLength={100} />
      <TextField
        {...field('email')}
        label={text('site.contact.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('subject')}
        label={text('site.contact.subject')}
        maxLength={200}
        className={styles.wide}
      />
      <TextArea
        {...field('message')}
        label={text('site.contact.message')}
        rows={5}
        maxLength={2000}
        className={styles.wide}
      />
      <Button type="submit" size="lg" isBusy={isSending} busyLabel={text('site.forms.sending')}>
        {text('site.contact.send')}
      </Button>
    </form>
  )
}

/** Returns what gives the props of a field. */
function useContactField(problems: ContactProblems, answer: ContactFormProps['answer']) {
  const text = useText()
  const [firstAnswered] = Object.keys(answer?.problems ?? {})
  return (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    defaultValue: answer?.values[name],
    error: problems[name],
    autoFocus: name === firstAnswered,
    required: true,
    toolparamdescription: text(`site.contact.${name}`),
  })
}

function useSending(known: ContactProblems) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(known)
  const sending = useMutation({
    mutationFn: (message: Record<ContactField, string>) => api.post('/api/contact', { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: text('site.contact.sent'), description: text('site.contact.thanks'), tone: 'success' })
    },
    onError: () =>
      toast({ title: text('site.forms.wrong'), description: text('site.forms.tryLater'), tone: 'danger' }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<ContactField, string>
    const found = contactProblems(message, text)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) sending.mutate(message)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return { form, problems, isSending: sending.isPending, send }
}
