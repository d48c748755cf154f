import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import menu from '#app/admin/kit/ui/menu.module.css'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { createSavedAnswer, type SavedAnswer } from '#contract/people/saved-answers.ts'
import type { ThreadDetails } from '#contract/people/threads.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { firstName } from '#domain/people/conversations/fit-text.ts'
import { ANSWER_FIELDS, fillAnswer } from '#domain/people/conversations/saved-answers.ts'
import { savedAnswersQuery } from '../conversation-queries.ts'
import styles from './saved-answers.module.css'

/** What fills the fields of a saved answer. */
export type SavedValues = { readonly name: string; readonly party: ThreadDetails['party'] | undefined }

type SavedAnswersProps = {
  readonly words: string
  readonly values: SavedValues
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (words: string) => void
}

/** So many are one tap away. */
const IN_SIGHT = 3

/** The owner's own answers: inserted, saved, renamed and deleted where they are used. */
export function SavedAnswers({ words, values: { name, party }, area, onChange }: SavedAnswersProps) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const { data: saved = [] } = useQuery(savedAnswersQuery)
  const [isOpen, setIsOpen] = useState(false)
  const [edited, setEdited] = useState<SavedAnswer | 'new'>()
  const insert = (template: string) => {
    const day = party && formatLong(party.day, text.language)
    const filled = fillAnswer(template, { name: firstName(name), day, link: party?.link })
    const { selectionStart: from, selectionEnd: to } = area.current ?? {}
    onChange(words.slice(0, from) + filled + (to === undefined ? '' : words.slice(to)))
    setIsOpen(false)
    area.current?.focus()
  }
  const edit = (answer: SavedAnswer | 'new') => {
    setIsOpen(false)
    setEdited(answer)
  }
  const remove = ({ id, name }: SavedAnswer) => {
    setIsOpen(false)
    confirmDelete({
      description: text('admin.savedAnswers.deletes', { name }),
      run: () => api.delete('/api/admin/saved-answers/:id', { params: { id } }),
      done: text('admin.savedAnswers.deleted'),
      refreshes: savedAnswersQuery,
    })
  }
  return (
    <>
      {saved.slice(0, IN_SIGHT).map((answer) => (
        <Button key={answer.id} variant="quiet" size="sm" onClick={() => insert(answer.text)}>
          {answer.name}
        </Button>
      ))}
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger className={buttonClass('quiet', 'sm')}>
          <Icon name="clipboard" />
          {text('admin.savedAnswers.title')}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} className={menu.place}>
            <Popover.Popup
              aria-label={text('admin.savedAnswers.title')}
              data-ground="page"
              className={classNames(menu.menu, styles.menu)}
              finalFocus={area}
            >
              {saved.length === 0 && (
                <Text size="sm" tone="soft" className={styles.none}>
                  {text('admin.savedAnswers.none')}
                </Text>
              )}
              <ul role="list" className={styles.answers}>
                {saved.map((answer) => (
                  <Row key={answer.id} as="li" gap={1} wraps={false}>
                    <button
                      type="button"
                      className={classNames(menu.option, styles.insert)}
                      onClick={() => insert(answer.text)}
                    >
                      {answer.name}
                    </button>
                    <IconButton
                      icon="pencil"
                      label={text('admin.lists.edit', { name: answer.name })}
                      onClick={() => edit(answer)}
                    />
                    <DeleteButton
                      label={text('admin.lists.remove', { name: answer.name })}
                      onClick={() => remove(answer)}
                    />
                  </Row>
                ))}
              </ul>
              <Button icon="plus" variant="quiet" size="sm" onClick={() => edit('new')}>
                {text(words.trim() === '' ? 'admin.savedAnswers.new' : 'admin.savedAnswers.saveThis')}
              </Button>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {edited && (
        <SavedAnswerDialog
          saved={edited === 'new' ? undefined : edited}
          words={words}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

type SavedAnswerDialogProps = {
  /** Missing for a new one. */
  readonly saved: SavedAnswer | undefined
  /** The answer that is being written. */
  readonly words: string
  readonly onClose: () => void
}

/** The name and the text of a saved answer. */
function SavedAnswerDialog({ saved, words, onClose }: SavedAnswerDialogProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const sent = useSentForm({
    initial: { name: saved?.name ?? '', text: saved?.text ?? words },
    rules: { schema: createSavedAnswer.body },
    send: (body) =>
      saved
        ? api.patch('/api/admin/saved-answers/:id', { params: { id: saved.id }, body })
        : sendKeyed(body, (request) => api.post('/api/admin/saved-answers', request)),
    done: ({ name }) => text('admin.savedAnswers.saved', { name }),
    onSent: onClose,
    refreshes: savedAnswersQuery,
  })
  return (
    <EditDialog
      title={text(saved ? 'admin.savedAnswers.editTitle' : 'admin.savedAnswers.new')}
      {...sent}
      saveLabel={text('admin.savedAnswers.save')}
      onClose={onClose}
    >
      <TextField label={text('admin.savedAnswers.name')} {...sent.form.input('name')} />
      <TextArea
        label={text('admin.savedAnswers.text')}
        hasCounter
        hint={text('admin.mails.fields', { fields: ANSWER_FIELDS.map((field) => `{${field}}`).join(', ') })}
        {...sent.form.input('text')}
      />
    </EditDialog>
  )
}
