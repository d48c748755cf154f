import { useState } from 'react'
import { ReorderableGrid } from '#app/admin/parts/lists/reorderable-grid.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { FAQ_LIMITS, type FaqQuestion } from '#domain/site/site-texts/faq.ts'
import { ownId } from './editing.ts'
import { FaqCard } from './faq-card.tsx'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type FaqEditorProps = { stored: StaffSiteTexts; draft: SiteTextsDraft }

/** The FAQ in order: edit, reorder, hide, add and remove questions. */
export function FaqEditor({ stored, draft }: FaqEditorProps) {
  const text = useText()
  const { usual, language } = stored
  const { edited, change, problems } = draft
  const { faq } = edited
  const [open, setOpen] = useState<string>()
  const number = useNumbers()
  const changeFaq = (changed: typeof faq) => change('faq', changed)
  const set = (id: string, changes: Partial<FaqQuestion>) =>
    changeFaq(faq.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const putBack = () => changeFaq(usual.faq.map((each) => ({ ...each, isHidden: false, isOwn: false })))
  const add = () => {
    const id = ownId(faq)
    changeFaq([...faq, { id, question: '', answer: '', isHidden: false, isOwn: true }])
    setOpen(id)
  }
  const items = faq.map((question, at) => ({
    id: number(question.id),
    name: question.question || text('admin.siteTexts.faq.unnamed'),
    question,
    errors: { question: problems[`faq.${at}.question`], answer: problems[`faq.${at}.answer`] },
  }))
  return (
    <>
      <p className={styles.hint}>{text('admin.siteTexts.faq.hint')}</p>
      <ReorderableGrid
        isList
        label={text('admin.siteTexts.faq.label')}
        items={items}
        onReorder={(moved) => changeFaq(moved.map(({ question }) => question))}
      >
        {({ question, name, errors }, controls) => (
          <FaqCard
            question={question}
            name={name}
            usual={usual.faq.find(({ id }) => id === question.id)}
            language={language}
            controls={controls}
            isOpen={open === question.id || Object.values(errors).some(Boolean)}
            errors={errors}
            onOpen={(isOpen) => setOpen(isOpen ? question.id : undefined)}
            onChange={(changes) => set(question.id, changes)}
            onRemove={() => changeFaq(faq.filter(({ id }) => id !== question.id))}
          />
        )}
      </ReorderableGrid>
      <FaqActs count={faq.length} onAdd={add} onPutBack={putBack} />
    </>
  )
}

type FaqActsProps = { count: number; onAdd: () => void; onPutBack: () => void }

function FaqActs({ count, onAdd, onPutBack }: FaqActsProps) {
  const text = useText()
  const most = FAQ_LIMITS.questions
  return (
    <>
      <Row marginTop={4}>
        <Button variant="secondary" disabled={count >= most} onClick={onAdd}>
          {text('admin.siteTexts.faq.add')}
        </Button>
        <Button variant="quiet" onClick={onPutBack}>
          {text('admin.siteTexts.faq.putBack')}
        </Button>
      </Row>
      {count >= most && <p className={styles.hint}>{text('admin.siteTexts.faq.full', { most })}</p>}
    </>
  )
}

/** Returns a function that maps each id to a unique number, as the drag-and-drop library needs. */
function useNumbers(): (id: string) => number {
  const [numbers] = useState(() => new Map<string, number>())
  return (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
    return numbers.get(id) ?? 0
  }
}
