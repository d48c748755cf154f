import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { MailText } from '#contract/people/mail-texts.ts'
import type { Language } from '#domain/text/language.ts'
import styles from './mail-text-fields.module.css'

type MailPreviewProps = { mail: string; language: Language; typed: MailText['usual'] }

const PAUSE_MILLISECONDS = 400

/** How a mail looks with the words that are being written, and a button that mails it to who writes them. */
export function MailPreview({ mail, language, typed }: MailPreviewProps) {
  const text = useText()
  const id = useId()
  const body = useAfterPause({ ...typed, language })
  const { data: look, error } = useQuery({
    queryKey: ['mail-look', mail, body],
    queryFn: () => api.post('/api/admin/mail-texts/:kind/preview', { params: { kind: mail }, body }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const test = useSingleMutation({
    mutationFn: () =>
      api.post('/api/admin/mail-texts/:kind/test', { params: { kind: mail }, body: { ...typed, language } }),
    onSuccess: ({ sentTo }) => toastSuccess(text('admin.mails.testSent', { recipient: sentTo })),
    onError: (failure) => toastFailure(failureWords(failure)),
  })
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {text('admin.mails.look')}
      </h3>
      <p className={styles.hint}>{text('admin.mails.lookHint')}</p>
      {error && (
        <p role="alert" className={styles.problem}>
          {failureWords(error)}
        </p>
      )}
      {!look && !error && <Skeleton shape="box" height="34rem" />}
      {look && (
        <>
          <p className={styles.subject} lang={language}>
            {look.subject}
          </p>
          {/* Nothing in a mail may run or reach this page. */}
          <iframe title={text('admin.mails.look')} sandbox="" srcDoc={look.html} className={styles.mail} />
        </>
      )}
      <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
        {text('admin.mails.test')}
      </Button>
    </section>
  )
}

/** Returns a value once it has stayed the same for a moment. */
function useAfterPause<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
