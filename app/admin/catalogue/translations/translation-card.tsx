import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Translation } from '#contract/catalogue/translations.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { getFailureSentence } from '../../kit/forms/describe-failure.ts'
import { fieldLabel, placeTitle } from './translation-labels.ts'
import { translationsInto } from './translations-query.ts'
import styles from './translations-tab.module.css'

type TranslationCardProps = {
  entry: Translation
  language: Language
  /** The unsaved input; undefined before anything is typed. */
  draft: string | undefined
  onDraft: (draft: string) => void
  onSaved: (saved: string) => void
}

/** A text in English, with the field for its translation beside it. */
export function TranslationCard({ entry, language, draft, onDraft, onSaved }: TranslationCardProps) {
  const text = useText()
  const { english, translation, hasEnglishChanged } = entry
  const typed = draft ?? translation ?? ''
  const save = useSaving(entry, language, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed)
  }
  const rows = Math.min(12, Math.max(1, Math.ceil(english.length / 60)))
  return (
    <Card as="li">
      <form className={styles.text} onSubmit={submit}>
        <div>
          <Text as="h2" size="md">
            {placeTitle(entry, text)}
          </Text>
          <p lang="en" className={styles.english}>
            {english}
          </p>
        </div>
        <Stack gap={3}>
          <TextArea
            label={fieldLabel(entry, text, language)}
            lang={language}
            rows={rows}
            value={typed}
            error={
              save.error ? getFailureSentence(text('admin.translations.saveFailed'), save.error) : undefined
            }
            onChange={(event) => onDraft(event.target.value)}
          />
          <Row justify="end">
            <States entry={entry} />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              isBusy={save.isPending}
              busyLabel={text('admin.translations.saving')}
              disabled={typed.trim() === (translation ?? '') && !hasEnglishChanged}
            >
              {text('admin.translations.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

function States({ entry: { translation, hasEnglishChanged } }: Pick<TranslationCardProps, 'entry'>) {
  const text = useText()
  return (
    <>
      {translation === null && <Badge tone="warning">{text('admin.translations.missing')}</Badge>}
      {hasEnglishChanged && <Badge tone="warning">{text('admin.translations.changed')}</Badge>}
    </>
  )
}

function useSaving({ place }: Translation, language: Language, onSaved: (saved: string) => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (translation: string) =>
      api.put('/api/admin/translations/:language', { params: { language }, body: { place, translation } }),
    onSuccess: (texts, saved) => {
      queryClient.setQueryData(translationsInto(language).queryKey, texts)
      onSaved(saved)
      toast({ title: shownText()('admin.translations.saved', { language }), tone: 'success' })
    },
    // Its field says why.
    onError: () => undefined,
  })
}
