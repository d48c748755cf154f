import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { createStore } from '#app/ui/store.ts'
import { REPLY_MAX } from '#contract/people/contact.ts'
import { TEXT_MAX } from '#contract/people/threads.ts'
import { measureText } from '#domain/people/conversations/gsm.ts'
import { findUnfilled } from '#domain/people/conversations/saved-answers.ts'
import styles from './answer-box.module.css'
import { CONVERSATIONS } from './conversation-queries.ts'
import { SavedAnswers, type SavedValues } from './saved-answers/saved-answers.tsx'

export type AnswerFields = {
  /** Of an email that has a subject of its own. */
  readonly subject?: string
  readonly text: string
}

/** What a link to a conversation may carry. */
type AnswerState = { readonly isAnswering?: boolean }

/**
 * Undone answers by the path of their conversation, until its box has their words again: unsaved input elsewhere may
 * keep the user from going there at once.
 */
const undone = createStore<ReadonlyMap<string, AnswerFields>>(new Map())

type AnswerBoxProps = {
  /** The form's accessible name. */
  readonly label: string
  /** Where the answer goes. */
  readonly hint: ReactNode
  /** The path of the conversation: Undo leads back to it. The box stays the same as long as it does. */
  readonly path: string
  readonly by: 'mail' | 'text'
  readonly initial: AnswerFields
  readonly rules: FormRules<AnswerFields>
  readonly values: SavedValues
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly send: (fields: AnswerFields) => Promise<{ readonly answer?: string | undefined }>
  /** The toast after it. */
  readonly sent: string
}

/** Where the keyboard of a phone would cover the conversation, it opens only for staff who came to answer. */
const HAS_KEYBOARD = '(pointer:fine)'

/** The box for an answer under a conversation. For ten seconds it can be undone, which brings the words back. */
export function AnswerBox(props: AnswerBoxProps) {
  const { label, hint, by, values, area } = props
  const text = useText()
  const { form, mutate, isPending, error } = useAnswer(props)
  const words = form.fields.text
  return (
    <FormElement form={form} submit={() => form.submit(mutate)} gap={3} aria-label={label}>
      <Text size="sm" tone="soft">
        {hint}
      </Text>
      {form.fields.subject !== undefined && (
        <TextField label={text('admin.messages.composer.subject')} {...form.input('subject')} />
      )}
      <TextArea
        ref={area}
        label={text('admin.messages.composer.message')}
        rows={by === 'text' ? 3 : 5}
        {...form.input('text')}
        maxLength={by === 'text' ? TEXT_MAX : REPLY_MAX}
      />
      <SendFailure error={error} />
      <Row gap={3} className={styles.end}>
        <SavedAnswers words={words} values={values} area={area} onChange={(next) => form.set('text', next)} />
        {by === 'text' && words !== '' && <Counter words={words} />}
        <Button type="submit" isBusy={isPending} busyLabel={text('admin.forms.sending')}>
          {text(by === 'text' ? 'admin.threads.sendText' : 'admin.messages.sendEmail')}
        </Button>
      </Row>
    </FormElement>
  )
}

function useAnswer({ path, rules, area, send, sent, initial }: AnswerBoxProps) {
  const text = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const { state } = useLocation() as { readonly state: AnswerState | null }
  const isAnswering = state?.isAnswering === true
  const form = useSchemaForm<AnswerFields>(
    {
      ...rules,
      findMore: (fields) => {
        const field = findUnfilled(fields.text)
        return field ? { text: text('admin.savedAnswers.unfilled', { field }) } : {}
      },
    },
    initial,
  )
  useEffect(() => {
    if (isAnswering || window.matchMedia(HAS_KEYBOARD).matches) area.current?.focus()
  }, [area, isAnswering])
  useUndone(path, (words) => {
    const typed = form.isDirty ? form.fields.text : ''
    if (!form.isDirty && words.subject !== undefined) form.set('subject', words.subject)
    form.set('text', [words.text, typed].filter(Boolean).join('\n\n'))
    if (window.matchMedia(HAS_KEYBOARD).matches) area.current?.focus()
  })
  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: ({ answer }, fields) => {
      form.settle({ ...fields, text: '' }, fields)
      toastUndo({ title: sent }, async () => {
        const deleted = answer && api.delete('/api/admin/answers/:id', { params: { id: answer } })
        await Promise.resolve(deleted).finally(() => queryClient.invalidateQueries(CONVERSATIONS))
        undone.change(new Map(undone.current()).set(path, fields))
        void navigate(path)
      })
      return queryClient.invalidateQueries(CONVERSATIONS)
    },
    onError: (error) => form.refuseAs(error),
  })
  return { form, ...sending }
}

/** Brings back the words of an undone answer, once. */
function useUndone(path: string, bringBack: (words: AnswerFields) => void): void {
  const words = useSyncExternalStore(undone.subscribe, undone.current).get(path)
  const onUndone = useEffectEvent(bringBack)
  useEffect(() => {
    if (!words) return
    undone.change(new Map([...undone.current()].filter(([other]) => other !== path)))
    onUndone(words)
  }, [words, path])
}

/** A toast would lie on the button that sends it again. */
function SendFailure({ error }: { error: Error | null }) {
  const text = useText()
  return (
    error && (
      <Text role="alert" size="sm" tone="danger">
        {text('admin.messages.composer.failed', { why: describeFailure(error) })}
      </Text>
    )
  )
}

/** Shows the number of SMS segments, which is what carriers charge for. */
function Counter({ words }: { readonly words: string }) {
  const text = useText()
  const { length, segments, isGsm } = measureText(words.trim())
  return (
    <Text tone="soft" size="sm">
      {text('admin.threads.counter', { length, count: segments })}
      {!isGsm && ` ${text('admin.threads.otherLetters')}`}
    </Text>
  )
}
