import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { Question } from '#contract/catalogue/questions.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionDialog } from './question-dialog.tsx'

/** The owner's own questions to families. */
export default function QuestionsTab() {
  const text = useText()
  const [editing, setEditing] = useState<{ question: Question | undefined }>()
  return (
    <>
      <TabHeader
        title={text('admin.questions.title')}
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
          label={text('admin.questions.title')}
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
