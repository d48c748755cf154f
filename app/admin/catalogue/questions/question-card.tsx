import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Question } from '#contract/catalogue/questions.ts'
import styles from './question-card.module.css'

type QuestionCardProps = {
  readonly question: Question
  readonly controls: ReactNode
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export function QuestionCard({ question, controls, onEdit, onDelete }: QuestionCardProps) {
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
