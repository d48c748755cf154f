import { useId } from 'react'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { AREA_FACTS_LEAST, AREA_WORDS, areaPath } from '#domain/site/area-page.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { AreaWords } from '#domain/site/site-texts/content.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type AreaCardProps = {
  area: StaffArea
  language: Language
  draft: SiteTextsDraft
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** An area in the list; expands to the owner's texts for its page. */
export function AreaCard(props: AreaCardProps) {
  const { area, language, isOpen } = props
  const text = useText()
  const fields = useId()
  const { name, zipCodes, isShown } = area
  return (
    <Card padding="none" className={styles.question}>
      <Row gap={3} rowGap={2} className={styles.questionHead}>
        <p className={styles.questionName}>
          {isShown ? (
            <a href={pathIn(language, areaPath(area))} data-astro-reload="">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <Row as="span" gap={1}>
          <Badge {...(isShown && { tone: 'success' as const })}>
            {text(isShown ? 'admin.siteTexts.areas.shown' : 'admin.siteTexts.areas.off')}
          </Badge>
        </Row>
        <AreaActs {...props} fields={fields} />
        <p className={styles.areaFacts}>
          {zipCodes.join(', ')}
          <br />
          <FactsKnown area={area} />
        </p>
      </Row>
      <div id={fields}>{isOpen && <WordsFields {...props} />}</div>
    </Card>
  )
}

function AreaActs({ area, isOpen, onOpen, onEdit, onDelete, fields }: AreaCardProps & { fields: string }) {
  const text = useText()
  const about = (action: string) => text('admin.siteTexts.areas.about', { action, name: area.name })
  const wordsOrDone = text(isOpen ? 'admin.forms.done' : 'admin.siteTexts.areas.words')
  return (
    <Row as="span" gap={1}>
      <RowButton
        label={wordsOrDone}
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={fields}
        name={about(wordsOrDone)}
        onClick={() => onOpen(!isOpen)}
      />
      <RowButton
        label={text('admin.siteTexts.edit')}
        name={about(text('admin.siteTexts.edit'))}
        onClick={onEdit}
      />
      <RowButton
        label={text('admin.forms.remove.confirm')}
        name={about(text('admin.forms.remove.confirm'))}
        onClick={onDelete}
      />
    </Row>
  )
}

/** Shows how much the business knows about the area, and whether that is enough for search engines. */
function FactsKnown({ area: { facts, isListed } }: { area: StaffArea }) {
  const text = useText()
  const known = (Object.keys(facts) as (keyof StaffArea['facts'])[]).map((fact) =>
    text(`admin.siteTexts.areas.fact.${fact}`),
  )
  if (isListed) return text('admin.siteTexts.areas.listed', { facts: known.join(', ') })
  return known.length === 0
    ? text('admin.siteTexts.areas.nothingKnown', { least: AREA_FACTS_LEAST })
    : text('admin.siteTexts.areas.unlisted', { least: AREA_FACTS_LEAST, facts: known.join(', ') })
}

function WordsFields({ area, language, draft }: AreaCardProps) {
  const text = useText()
  const { edited, change, problems } = draft
  const own = edited.areas.find(({ id }) => id === area.id) ?? { id: area.id }
  const place = edited.areas.findIndex(({ id }) => id === area.id)
  const set = (changes: Partial<AreaWords>) =>
    change('areas', [...edited.areas.filter(({ id }) => id !== area.id), { ...own, ...changes }])
  return (
    <Stack className={styles.questionFields}>
      <TextArea
        label={text('admin.siteTexts.areas.lead')}
        hint={text('admin.siteTexts.areas.leadHint')}
        lang={language}
        rows={2}
        value={own.lead ?? ''}
        maxLength={AREA_WORDS.lead}
        error={problems[`areas.${place}.lead`]}
        onChange={({ target }) => set({ lead: target.value })}
      />
      <TextArea
        label={text('admin.siteTexts.areas.text')}
        hint={text('admin.siteTexts.marksInAnswers')}
        lang={language}
        rows={6}
        value={own.text ?? ''}
        maxLength={AREA_WORDS.text}
        error={problems[`areas.${place}.text`]}
        onChange={({ target }) => set({ text: target.value })}
      />
    </Stack>
  )
}
