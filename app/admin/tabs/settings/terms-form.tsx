import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { termsVersionsQuery } from '#app/admin/booking-dialogs/details/terms-versions-query.ts'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { useUnsaved } from '#app/admin/forms/use-unsaved.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { termsForReading } from '#app/lib/terms-for-reading.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { TermsDialog } from '#app/ui/overlays/terms-dialog.tsx'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import { TERMS_MAXIMUM_LENGTH } from '#domain/site/terms-of-service.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import styles from './terms-card.module.css'
import { TERMS_WORDS } from './terms-words.ts'

/** A form for the next version, starting with the text of the current one. */
export function TermsForm({ current }: { current: PublishedTerms | undefined }) {
  const words = useWords(TERMS_WORDS)
  const [text, setText] = useState(current?.text ?? '')
  const [problem, setProblem] = useState<string>()
  const [open, setOpen] = useState<'preview' | 'publish'>()
  const version = (current?.version ?? 0) + 1
  const close = () => setOpen(undefined)
  const isDirty = text !== (current?.text ?? '')
  useUnsaved(isDirty)
  const sendKeyed = useRequestKey()

  const publish = () => sendKeyed({ text }, (request) => api.post('/api/admin/terms', request))
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const told = text.trim() === '' ? words.noText : text === current?.text ? words.sameText : undefined
    setProblem(told)
    if (!told) setOpen('publish')
  }

  return (
    <form noValidate className={styles.form} onSubmit={ask}>
      <TextArea
        label={words.textOf(version)}
        hint={words.textHint}
        lang="en"
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
          {words.preview}
        </Button>
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'}>
          {words.publish(version)}
        </Button>
      </div>
      {open === 'preview' && (
        <TermsDialog
          {...termsForReading({ text, version, date: partyDayAt(new Date()) }, words.versionOf)}
          onClose={close}
        />
      )}
      {open === 'publish' && <PublishDialog publish={publish} version={version} onClose={close} />}
    </form>
  )
}

type PublishDialogProps = { publish: () => Promise<PublishedTerms>; version: number; onClose: () => void }

function PublishDialog({ publish, version, onClose }: PublishDialogProps) {
  const words = useWords(TERMS_WORDS)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: publish,
    onSuccess: async (published) => {
      await queryClient.invalidateQueries({ queryKey: termsVersionsQuery.queryKey })
      toastSuccess(words.published(published.version))
    },
    onError: (error) => toastFailure(words.publishFailed(failureWords(error))),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.ask(version)}
      description={words.askHint}
      confirmLabel={words.publish(version)}
      tone="primary"
      isBusy={isPending}
      busyLabel={words.publishing}
    />
  )
}
