import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#app/lib/api/api.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { SpanishText } from '#contract/site/spanish-texts.ts'
import { describeFailure } from '../../forms/failure-words.ts'
import { fieldLabel, placeTitle } from './place-words.ts'
import styles from './spanish-tab.module.css'
import { spanishTextsQuery } from './spanish-texts-query.ts'

type SpanishTextCardProps = {
  text: SpanishText
  /** What the field shows until it is saved; undefined before anything is typed. */
  draft: string | undefined
  onDraft: (draft: string) => void
  onSaved: (saved: string) => void
}

/** One text in English, with the field for its Spanish translation beside it. */
export function SpanishTextCard({ text, draft, onDraft, onSaved }: SpanishTextCardProps) {
  const say = useText()
  const { english, spanish, hasEnglishChanged } = text
  const typed = draft ?? spanish ?? ''
  const save = useSaving(text, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed)
  }
  const rows = Math.min(12, Math.max(1, Math.ceil(english.length / 60)))
  return (
    <Card as="li">
      <form className={styles.text} onSubmit={submit}>
        <div>
          <h2 className={styles.title}>{placeTitle(text, say)}</h2>
          <p lang="en" className={styles.english}>
            {english}
          </p>
        </div>
        <div className={styles.translation}>
          <TextArea
            label={fieldLabel(text, say)}
            lang="es"
            rows={rows}
            value={typed}
            error={save.error ? describeFailure(say('admin.spanish.saveFailed'), save.error) : undefined}
            onChange={(event) => onDraft(event.target.value)}
          />
          <div className={styles.foot}>
            {spanish === null && <Badge tone="warning">{say('admin.spanish.missing')}</Badge>}
            {hasEnglishChanged && <Badge tone="warning">{say('admin.spanish.changed')}</Badge>}
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              isBusy={save.isPending}
              busyLabel={say('admin.spanish.saving')}
              disabled={typed.trim() === (spanish ?? '') && !hasEnglishChanged}
            >
              {say('admin.spanish.save')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}

function useSaving({ place }: SpanishText, onSaved: (saved: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (spanish: string) => api.put('/api/admin/spanish-texts', { body: { place, spanish } }),
    onSuccess: (texts, saved) => {
      queryClient.setQueryData(spanishTextsQuery.queryKey, texts)
      onSaved(saved)
      toast({ title: shownText()('admin.spanish.saved'), tone: 'success' })
    },
  })
}
