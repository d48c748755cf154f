import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { isNewerVersion } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type Editing, newestNumber, SITE_TEXTS_RULES, toContent, toEditing } from './editing.ts'
import { siteTextsIn } from './site-texts-query.ts'

/** The draft is saved automatically after this long without typing. */
const PAUSE_MILLISECONDS = 1_200

type Saving = { readonly edited: Editing; readonly version: number | undefined }

/** The draft in one language, saved whenever typing pauses. */
export function useSiteTextsDraft(stored: StaffSiteTexts, failed: string) {
  const { language } = stored
  const queryClient = useQueryClient()
  const [initial] = useState(() => toEditing(stored, partyDayAt(new Date())))
  const form = useSchemaForm(SITE_TEXTS_RULES, initial)
  const { fields: edited, problems, isDirty } = form
  const [base, setBase] = useState(() => newestNumber(stored))
  const [failure, setFailure] = useState<string>()
  const [isNewer, setIsNewer] = useState(false)
  /** The content that failed to save, which is not retried automatically. */
  const refused = useRef<Editing>(undefined)

  const goOnFrom = (texts: StaffSiteTexts) => {
    storeAnswer(queryClient, siteTextsIn(language), texts)
    setBase(newestNumber(texts))
    setFailure(undefined)
    setIsNewer(false)
  }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ edited: content, version }: Saving) =>
      api.put('/api/admin/site-texts', {
        query: { language },
        body: { ...toContent(content), ...(version !== undefined && { version }) },
      }),
    onSuccess: (texts, { edited: sent }) => {
      goOnFrom(texts)
      form.settle(sent, sent)
    },
    onError: (error, { edited: sent }) => {
      // Only this content is not retried: later input is saved once typing pauses.
      refused.current = sent
      setIsNewer(isNewerVersion(error))
      setFailure(getSentence(error, failed))
      form.refuseAs(error)
    },
  })

  const save = () =>
    form.submit(
      (fields) => mutate({ edited: fields, version: base }),
      () => {
        refused.current = edited
      },
    )
  const saveAfterPause = useEffectEvent(save)
  useEffect(() => {
    if (!isDirty || isPending || isNewer || refused.current === edited) return
    const timer = setTimeout(() => saveAfterPause(), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isDirty, isPending, isNewer, edited])

  /** Shows what is stored, and discards the input. */
  const follow = (texts: StaffSiteTexts) => {
    form.reset(toEditing(texts, partyDayAt(new Date())))
    goOnFrom(texts)
  }
  const conflict = isNewer
    ? {
        adoptTheirs: () => void queryClient.fetchQuery(siteTextsIn(language)).then(follow),
        saveMine: () => mutate({ edited, version: undefined }),
      }
    : undefined
  const change = <Name extends keyof Editing>(name: Name, value: Editing[Name]) => {
    form.set(name, value)
    if (!isNewer) setFailure(undefined)
  }
  const problem = failure ?? Object.values(problems).find((sentence) => sentence !== undefined)
  return { edited, change, save, isDirty, isSaving: isPending, problems, problem, conflict, follow }
}

export type SiteTextsDraft = ReturnType<typeof useSiteTextsDraft>
