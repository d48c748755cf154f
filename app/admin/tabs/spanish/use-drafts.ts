import { useState } from 'react'
import { useUnsaved } from '#app/admin/forms/use-unsaved.ts'
import type { SpanishText } from '#contract/site/spanish-texts.ts'

/** What was typed and not saved, by place: it outlasts a change of the filter, and leaving the tab asks first. */
export function useDrafts(texts: readonly SpanishText[] = []) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string | undefined>>>({})
  useUnsaved(
    texts.some(({ place, spanish }) => (drafts[place] ?? spanish ?? '').trim() !== (spanish ?? '').trim()),
  )
  const of = ({ place }: SpanishText) => ({
    draft: drafts[place],
    onDraft: (draft: string) => setDrafts((before) => ({ ...before, [place]: draft })),
    // What was typed while it was being saved stays.
    onSaved: (saved: string) =>
      setDrafts((before) => (before[place] === saved ? { ...before, [place]: undefined } : before)),
  })
  return { of }
}
