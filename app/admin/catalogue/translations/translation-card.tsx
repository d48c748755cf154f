import type { ChangeEvent, FormEvent } from 'react'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { api } from '#app/lib/api/api.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Translation } from '#contract/catalogue/translations.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { getFailureSentence } from '../../kit/forms/describe-failure.ts'
import { fieldLabel } from './translation-labels.ts'
import { translationsInto } from './translations-query.ts'
import styles from './translations-tab.module.css'

/** As many letters fit on a line. */
const LINE_MOST = 60

type Drafts = {
  /** The unsaved input; undefined before anything is typed. */
  draft: string | undefined
  onDraft: (draft: string) => void
  onSaved: (saved: string) => void
}

type TranslationCardProps = {
  about: string
  entries: readonly Translation[]
  language: Language
  draftOf: (entry: Translation) => Drafts
}

/** The texts about one thing. */
export function TranslationCard({ about, entries, language, draftOf }: TranslationCardProps) {
  const isDone = entries.every(
    ({ translation, hasEnglishChanged }) => translation !== null && !hasEnglishChanged,
  )
  return (
    <Card as="li" gap={4} className={styles.card}>
      <FoldOnPhones
        as="h2"
        title={about}
        titleClass={styles.about}
        note={isDone ? undefined : <States entries={entries} />}
      >
        {entries.map((entry) => (
          <TranslationForm key={entry.place} entry={entry} language={language} {...draftOf(entry)} />
        ))}
      </FoldOnPhones>
    </Card>
  )
}

type TranslationFormProps = Pick<TranslationCardProps, 'language'> & Drafts & { entry: Translation }

/** A text in English, with the field for its translation beside it. */
function TranslationForm({ entry, language, draft, onDraft, onSaved }: TranslationFormProps) {
  const text = useText()
  const { english, translation, hasEnglishChanged } = entry
  const typed = draft ?? translation ?? ''
  const save = useSaving(entry, language, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed)
  }
  const field = {
    label: fieldLabel(entry, text, language),
    lang: language,
    value: typed,
    error: save.error ? getFailureSentence(text('admin.translations.saveFailed'), save.error) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onDraft(target.value),
  }
  const isLine = english.length <= LINE_MOST && !english.includes('\n')
  const canSave = typed.trim() !== (translation ?? '') || hasEnglishChanged
  return (
    <form className={styles.text} onSubmit={submit}>
      <p lang="en" className={styles.english}>
        {english}
      </p>
      <Stack gap={3}>
        {isLine ? (
          <TextField {...field} />
        ) : (
          <TextArea {...field} rows={Math.min(12, Math.ceil(english.length / LINE_MOST))} />
        )}
        <Row justify="end" className={styles.acts}>
          <States entries={[entry]} />
          {(canSave || save.isPending) && (
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              isBusy={save.isPending}
              busyLabel={text('admin.forms.saving')}
            >
              {text('admin.forms.save')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

function States({ entries }: Pick<TranslationCardProps, 'entries'>) {
  const text = useText()
  return (
    <>
      {entries.some(({ translation }) => translation === null) && (
        <Badge tone="warning">{text('admin.translations.missing')}</Badge>
      )}
      {entries.some(({ hasEnglishChanged }) => hasEnglishChanged) && (
        <Badge tone="warning">{text('admin.translations.changed')}</Badge>
      )}
    </>
  )
}

function useSaving({ place }: Translation, language: Language, onSaved: (saved: string) => void) {
  return useSingleMutation({
    mutationFn: (translation: string) =>
      api.put('/api/admin/translations/:language', { params: { language }, body: { place, translation } }),
    stores: translationsInto(language),
    onSuccess: (_, saved) => {
      onSaved(saved)
      toast({ title: shownText()('admin.translations.saved', { language }), tone: 'success' })
    },
    // Its field says why.
    onError: () => undefined,
  })
}
