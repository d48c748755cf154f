import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { ReorderableGrid } from '#app/admin/parts/lists/reorderable-grid.tsx'
import { useReorder } from '#app/admin/parts/lists/use-reorder.ts'
import { LiveList } from '#app/admin/shell/live/live-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { questionsQuery } from '#app/lib/api/questions-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Question } from '#contract/catalogue/questions.ts'
import styles from './question-card.module.css'
import { QuestionDialog } from './question-dialog.tsx'

/** The owner's own questions to families. */
export default function QuestionsTab() {
  const text = useText()
  const [editing, setEditing] = useState<{ question: Question | undefined }>()
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.questions')}
        hint={text('admin.questions.hint')}
        actions={
          <Button icon="plus" onClick={() => setEditing({ question: undefined })}>
            {text('admin.questions.add')}
          </Button>
        }
      />
      <LiveList address={questionsQuery.queryKey[0]}>
        <Questions onEdit={(question) => setEditing({ question })} />
      </LiveList>
      {editing && <QuestionDialog question={editing.question} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function Questions({ onEdit }: { onEdit: (question: Question) => void }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const query = useQuery(questionsQuery)
  const reorder = useReorder(questionsQuery, {
    save: (updates) => api.patch('/api/admin/questions/reorder', { body: { updates: [...updates] } }),
    done: text('admin.questions.reordered'),
    failed: (why) => why,
  })
  return (
    <Loaded
      query={query}
      height="16rem"
      failed={text('admin.questions.loadFailed')}
      empty={<EmptyState>{text('admin.questions.none')}</EmptyState>}
    >
      {(questions) => (
        <ReorderableGrid
          label={text('admin.places.tabs.questions')}
          items={questions.map((question) => ({ ...question, name: question.label }))}
          onReorder={reorder}
          isList
        >
          {(question, controls) => (
            <QuestionCard
              question={question}
              controls={controls}
              onEdit={() => onEdit(question)}
              onDelete={() =>
                confirmDelete({
                  description: text('admin.questions.removing', { label: question.label }),
                  run: () => api.delete('/api/admin/questions/:id', { params: { id: question.id } }),
                  done: text('admin.questions.removed'),
                  refreshes: questionsQuery,
                })
              }
            />
          )}
        </ReorderableGrid>
      )}
    </Loaded>
  )
}

type QuestionCardProps = {
  readonly question: Question
  readonly controls: ReactNode
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function QuestionCard({ question, controls, onEdit, onDelete }: QuestionCardProps) {
  const text = useText()
  const { label, kind, per, askedBy, required, active } = question
  const facts = [
    text(`admin.questions.askers.${askedBy}`),
    text(`admin.questions.kinds.${kind}`),
    text(`admin.questions.pers.${per}`),
  ]
  return (
    <Card as="article" padding="none" className={styles.card} data-off={!active}>
      <div className={styles.words}>
        <Text as="h2" lang="en" size="md" breaksWords>
          {label}
        </Text>
        <Text tone="soft" size="sm">
          {facts.join(' · ')}
        </Text>
      </div>
      <Row gap={1} wraps={false}>
        {required && <Badge tone="warning">{text('admin.questions.required')}</Badge>}
        {!active && <Badge>{text('admin.questions.off')}</Badge>}
      </Row>
      <div className={styles.actions}>
        {controls}
        <IconButton icon="pencil" label={text('admin.lists.edit', { name: label })} onClick={onEdit} />
        <DeleteButton label={text('admin.lists.remove', { name: label })} onClick={onDelete} />
      </div>
    </Card>
  )
}
