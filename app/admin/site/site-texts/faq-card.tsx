import { type ReactNode, useId } from 'react'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import { FAQ_LIMITS, type FaqQuestion } from '#domain/site/site-texts/faq.ts'
import type { UsualQuestion } from '#domain/site/site-texts/usual-faq.ts'
import styles from './site-texts-tab.module.css'
import { UsualText } from './usual-text.tsx'

type FaqCardProps = {
  question: FaqQuestion
  name: string
  /** The default question; the owner's own questions have none. */
  usual: UsualQuestion | undefined
  language: Language
  controls: ReactNode
  isOpen: boolean
  errors: { readonly question: string | undefined; readonly answer: string | undefined }
  onOpen: (isOpen: boolean) => void
  onChange: (changes: Partial<FaqQuestion>) => void
  onRemove: () => void
}

export function FaqCard(props: FaqCardProps) {
  const { question, name, usual, controls, isOpen, onOpen, onChange, onRemove } = props
  const text = useText()
  const fields = useId()
  const about = (action: string) => text('admin.siteTexts.faq.about', { action, question: name })
  const isChanged = usual && (usual.question !== question.question || usual.answer !== question.answer)
  const hideOrShow = text(question.isHidden ? 'admin.siteTexts.faq.show' : 'admin.siteTexts.faq.hide')
  const editOrDone = text(isOpen ? 'admin.forms.done' : 'admin.siteTexts.edit')
  return (
    <Card padding="none" className={styles.question}>
      <Row gap={3} rowGap={2} className={styles.questionHead}>
        <Row as="span" gap={1}>
          {controls}
        </Row>
        <p lang={props.language} className={styles.questionName} data-hidden={question.isHidden}>
          {name}
        </p>
        <Row as="span" gap={1}>
          {question.isHidden && <Badge>{text('admin.siteTexts.faq.hidden')}</Badge>}
          {question.isOwn && <Badge tone="info">{text('admin.siteTexts.faq.own')}</Badge>}
          {isChanged && <Badge tone="info">{text('admin.siteTexts.changed')}</Badge>}
        </Row>
        <Row as="span" gap={1}>
          <RowButton
            label={editOrDone}
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={fields}
            name={about(editOrDone)}
            onClick={() => onOpen(!isOpen)}
          />
          <RowButton
            label={hideOrShow}
            name={about(hideOrShow)}
            onClick={() => onChange({ isHidden: !question.isHidden })}
          />
          {question.isOwn && (
            <RowButton
              label={text('admin.lists.takeOut')}
              name={about(text('admin.lists.takeOut'))}
              onClick={onRemove}
            />
          )}
        </Row>
      </Row>
      <div id={fields}>{isOpen && <QuestionFields {...props} />}</div>
    </Card>
  )
}

function QuestionFields({ question, name, usual, language, errors, onChange }: FaqCardProps) {
  const text = useText()
  const isOwnAnswer = usual !== undefined && usual.answer !== question.answer
  return (
    <Stack className={styles.questionFields}>
      <TextField
        label={text('admin.siteTexts.faq.question')}
        lang={language}
        value={question.question}
        maxLength={FAQ_LIMITS.question}
        error={errors.question}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextArea
        label={text('admin.siteTexts.faq.answer')}
        hint={text('admin.siteTexts.marksInAnswers')}
        lang={language}
        rows={5}
        value={question.answer}
        maxLength={FAQ_LIMITS.answer}
        error={errors.answer}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      {isOwnAnswer && (
        <UsualText
          id={usual.id}
          label={name}
          language={language}
          usual={usual.answer}
          onPutBack={() => onChange({ question: usual.question, answer: usual.answer })}
        />
      )}
    </Stack>
  )
}
