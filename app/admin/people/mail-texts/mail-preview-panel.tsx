import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import styles from './mail-text-fields.module.css'

type MailLookProps<Body> = {
  /** Identifies the email. */
  readonly mail: string
  /** The draft being written. */
  readonly body: Body & { readonly language: Language }
  readonly hint: string
  readonly look: (body: Body & { readonly language: Language }) => Promise<{ subject: string; html: string }>
  readonly test: (body: Body & { readonly language: Language }) => Promise<{ sentTo: string }>
}

const PAUSE_MILLISECONDS = 400

/** A preview of an email with the draft's texts, and a button that sends a copy to the author. */
export function MailPreviewPanel<Body extends object>({ mail, body, hint, look, test }: MailLookProps<Body>) {
  const text = useText()
  const id = useId()
  const settled = useDebounced(JSON.stringify(body), PAUSE_MILLISECONDS)
  const { data: shown, error } = useQuery({
    queryKey: ['mail-preview', mail, settled],
    queryFn: () => look(JSON.parse(settled)),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const testing = useSingleMutation({
    mutationFn: () => test(body),
    done: ({ sentTo }) => text('admin.mails.testSent', { recipient: sentTo }),
  })
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text id={id} as="h3" size="md">
        {text('admin.mails.look')}
      </Text>
      <Text size="sm" tone="soft">
        {hint}
      </Text>
      {error && (
        <Text role="alert" tone="danger">
          {describeFailure(error)}
        </Text>
      )}
      {!shown && !error && <Skeleton shape="box" height="34rem" />}
      {shown && (
        <>
          <Text weight={700} breaksWords lang={body.language}>
            {shown.subject}
          </Text>
          {/* Scripts in the email must not run, but images from this site must load. */}
          <iframe
            title={text('admin.mails.look')}
            sandbox="allow-same-origin"
            srcDoc={shown.html}
            className={styles.mail}
          />
        </>
      )}
      <Button variant="secondary" isBusy={testing.isPending} onClick={() => testing.mutate()}>
        {text('admin.mails.test')}
      </Button>
    </Stack>
  )
}
