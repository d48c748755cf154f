import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './contact-form.module.css'
import { type ContactField, type ContactProblems, contactProblems } from './contact-problems.ts'

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<ContactProblems>({})
  const sending = useMutation({
    mutationFn: (message: Record<ContactField, string>) => api.post('/api/contact', { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({
        title: 'Message Sent!',
        description: "Thank you for reaching out. We'll get back to you soon.",
        tone: 'success',
      })
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
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-labelledby="contact-form-title"
      className={styles.letter}
    >
      <h3 id="contact-form-title" className={styles.title}>
        Send Us a Message
      </h3>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        error={problems.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={problems.email}
      />
      <TextField
        label="Subject"
        name="subject"
        maxLength={200}
        required
        error={problems.subject}
        className={styles.wide}
      />
      <TextArea
        label="Message"
        name="message"
        rows={5}
        maxLength={2000}
        required
        error={problems.message}
        className={styles.wide}
      />
      <Button type="submit" size="lg" isBusy={sending.isPending} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}
