import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { termsVersionsQuery } from '#app/admin/booking-dialogs/terms-versions-query.ts'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api.ts'
import { termsForReading } from '#app/lib/terms-for-reading.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { TermsDialog } from '#app/ui/terms-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { PublishedTerms } from '#contract/terms-of-service.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { TERMS_MAXIMUM_LENGTH } from '#domain/terms-of-service.ts'
import styles from './terms-card.module.css'

const NO_TEXT = 'Please enter the text of the terms'
const SAME_TEXT = 'This text is what holds already. Please change it before you publish it.'

/** Writes the next version, beginning with the text of the current one. */
export function TermsForm({ current }: { current: PublishedTerms | undefined }) {
  const [text, setText] = useState(current?.text ?? '')
  const [problem, setProblem] = useState<string>()
  const [open, setOpen] = useState<'preview' | 'publish'>()
  const version = (current?.version ?? 0) + 1
  const close = () => setOpen(undefined)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const told = text.trim() === '' ? NO_TEXT : text === current?.text ? SAME_TEXT : undefined
    setProblem(told)
    if (!told) setOpen('publish')
  }

  return (
    <form noValidate className={styles.form} onSubmit={ask}>
      <TextArea
        label={`Text of version ${version}`}
        hint="An empty line begins a new paragraph; a line that begins with # is a heading."
        required
        rows={10}
        maxLength={TERMS_MAXIMUM_LENGTH}
        hasCounter
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={text.trim() === ''} onClick={() => setOpen('preview')}>
          Preview
        </Button>
        <Button type="submit" variant={text === (current?.text ?? '') ? 'secondary' : 'primary'}>
          Publish Version {version}
        </Button>
      </div>
      {open === 'preview' && (
        <TermsDialog {...termsForReading({ text, version, date: partyDayAt(new Date()) })} onClose={close} />
      )}
      {open === 'publish' && <PublishDialog text={text} version={version} onClose={close} />}
    </form>
  )
}

type PublishDialogProps = { text: string; version: number; onClose: () => void }

function PublishDialog({ text, version, onClose }: PublishDialogProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/api/admin/terms', { body: { text } }),
    onSuccess: async (published) => {
      await queryClient.invalidateQueries({ queryKey: termsVersionsQuery.queryKey })
      toastSuccess(`Version ${published.version} of the terms holds from now on.`)
    },
    onError: (error) => toastFailure(`Failed to publish the terms: ${failureWords(error)}`),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={`Publish version ${version}?`}
      description="It cannot be changed or taken back. Every booking from now on has to agree to it, also those that are being made at this moment."
      confirmLabel={`Publish Version ${version}`}
      tone="primary"
      isBusy={isPending}
      busyLabel="Publishing..."
    />
  )
}
