import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { REPLY_MAX } from '#contract/people/contact.ts'
import { NewThreadMessage, TEXT_MAX, type ThreadDetails } from '#contract/people/threads.ts'
import { measureText } from '#domain/people/conversations/gsm.ts'
import { threadQuery } from './thread-queries.ts'
import styles from './thread-reply.module.css'

type Fields = { readonly text: string }

const EMPTY: Fields = { text: '' }

/** The reply box: sends a text if there is a number and the family wants texts, otherwise an email. */
export function ThreadReply({ thread }: { readonly thread: ThreadDetails }) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const canText = thread.phone !== null && !thread.hasStoppedTexts
  const lastBy = thread.entries.findLast(({ isFromFamily }) => isFromFamily)?.by
  const [chosen, setChosen] = useState<'mail' | 'text' | undefined>(lastBy)
  const by = canText && (chosen === 'text' || thread.email === null) ? 'text' : 'mail'
  const toBody = (fields: Fields) => ({ by, ...fields }) as const
  const form = useSchemaForm<Fields>({ schema: NewThreadMessage, toBody }, EMPTY)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (fields: Fields) =>
      sendKeyed(toBody(fields), (request) =>
        api.post('/api/admin/threads/:id/messages', { params: { id: thread.id }, ...request }),
      ),
    onSuccess: (answered) => {
      queryClient.setQueryData(threadQuery(thread.id).queryKey, answered)
      form.reset(EMPTY)
      toastSuccess(text(by === 'text' ? 'admin.threads.textSent' : 'admin.threads.mailSent'))
      return queryClient.invalidateQueries(queriesAt('/api/admin/threads', '/api/contact/submissions'))
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      form.refuseAs(error)
    },
  })
  const words = form.fields.text
  return (
    <Stack
      ref={form.element}
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(mutate)
      }}
    >
      <Row as="fieldset" align="stretch">
        <legend className="visually-hidden">{text('admin.threads.answerBy')}</legend>
        <Chip isSelected={by === 'text'} disabled={!canText} onClick={() => setChosen('text')}>
          {text('admin.threads.byText')}
        </Chip>
        <Chip isSelected={by === 'mail'} disabled={thread.email === null} onClick={() => setChosen('mail')}>
          {text('admin.threads.byMail')}
        </Chip>
      </Row>
      {thread.hasStoppedTexts && <p className={styles.hint}>{text('admin.threads.stoppedHint')}</p>}
      <TextArea
        label={text('admin.threads.answer')}
        rows={by === 'text' ? 3 : 6}
        maxLength={by === 'text' ? TEXT_MAX : REPLY_MAX}
        {...form.input('text')}
      />
      <Row gap={3} justify="end" className={styles.end}>
        {by === 'text' && words !== '' && <Counter words={words} />}
        <Button type="submit" isBusy={isPending} busyLabel={text('admin.threads.sending')}>
          {text(by === 'text' ? 'admin.threads.sendText' : 'admin.threads.sendMail')}
        </Button>
      </Row>
    </Stack>
  )
}

/** Shows the number of SMS segments, which is what carriers charge for. */
function Counter({ words }: { readonly words: string }) {
  const text = useText()
  const { length, segments, isGsm } = measureText(words.trim())
  return (
    <p className={styles.hint}>
      {text('admin.threads.counter', { length, count: segments })}
      {!isGsm && ` ${text('admin.threads.otherLetters')}`}
    </p>
  )
}
