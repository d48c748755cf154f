import { useState } from 'react'
import { useUnsaved } from '#app/admin/kit/forms/use-unsaved.ts'
import type { Translation } from '#contract/catalogue/translations.ts'
import type { Language } from '#domain/foundation/text/language.ts'

type Draft = { readonly typed: string; readonly stored: string }

/** Unsaved translations: they survive switching filters and languages, and leaving the tab asks first. */
export function useDrafts(language: Language) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({})
  useUnsaved(Object.values(drafts).some((draft) => draft && draft.typed.trim() !== draft.stored.trim()))
  const of = ({ place, translation }: Translation) => {
    const key = `${language} ${place}`
    return {
      draft: drafts[key]?.typed,
      onDraft: (typed: string) =>
        setDrafts((before) => ({ ...before, [key]: { typed, stored: translation ?? '' } })),
      // Keeps what was typed while saving.
      onSaved: (saved: string) =>
        setDrafts(({ [key]: draft, ...others }) =>
          draft === undefined || draft.typed === saved
            ? others
            : { ...others, [key]: { ...draft, stored: saved } },
        ),
    }
  }
  return { of }
}
