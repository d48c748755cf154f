import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { SpanishText } from '#contract/spanish-texts.ts'
import styles from './spanish-tab.module.css'
import { spanishTextsQuery } from './spanish-texts-query.ts'

/** One text in English, and the field for its Spanish twin beside it. */
export function SpanishTextCard({ text }: { text: SpanishText }) {
  const { about, field, english, spanish, hasEnglishChanged } = text
  const [typed, setTyped] = useState(spanish ?? '')
  const save = useSaving(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed)
  }
  const rows = Math.min(12, Math.max(1, Math.ceil(english.length / 60)))
  return (
    <Card as="li">
      <form className={styles.text} onSubmit={submit}>
        <div>
          <h2 className={styles.title}>
            {about} · {field}
          </h2>
          <p className={styles.english}>{english}</p>
        </div>
        <div className={styles.twin}>
          <TextArea
            label={`${about}, ${field.toLowerCase()} in Spanish`}
            lang="es"
            rows={rows}
            value={typed}
            error={
              save.error ? sentenceOf(save.error, 'This could not be saved. Please try again.') : undefined
            }
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={styles.foot}>
            {spanish === null && <Badge tone="warning">Missing</Badge>}
            {hasEnglishChanged && <Badge tone="warning">English has changed since</Badge>}
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              isBusy={save.isPending}
              busyLabel="Saving..."
              disabled={typed.trim() === (spanish ?? '') && !hasEnglishChanged}
            >
              Save
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}

function useSaving({ place }: SpanishText) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (spanish: string) => api.put('/api/admin/spanish-texts', { body: { place, spanish } }),
    onSuccess: (texts) => {
      queryClient.setQueryData(spanishTextsQuery.queryKey, texts)
      toast({ title: 'Spanish text saved', tone: 'success' })
    },
  })
}
