import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnsaved } from '#app/admin/forms/use-unsaved.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import { type Editing, newestNumber, toContent, toEditing } from './editing.ts'
import { siteTextsIn } from './site-texts-query.ts'

/** After this long without typing the draft is saved by itself. */
const PAUSE_MILLISECONDS = 1_200

export type Problem = { readonly field: string | undefined; readonly sentence: string }
type Saving = { readonly edited: Editing; readonly version: number | undefined }

/** What is being written in one language: saved as a draft whenever the typing pauses. */
export function useSiteTextsDraft(stored: StaffSiteTexts, failed: string) {
  const { language } = stored
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState(() => toEditing(stored, partyDayAt(new Date())))
  const [saved, setSaved] = useState(edited)
  const [base, setBase] = useState(() => newestNumber(stored))
  const [problem, setProblem] = useState<Problem>()
  const [isNewer, setIsNewer] = useState(false)
  const isDirty = edited !== saved
  useUnsaved(isDirty)
  /** What the server would not take: it is not sent again by itself. */
  const refused = useRef<Editing>(undefined)

  const keep = useCallback(
    (texts: StaffSiteTexts) => queryClient.setQueryData(siteTextsIn(language).queryKey, texts),
    [queryClient, language],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: ({ edited: content, version }: Saving) =>
      api.put('/api/admin/site-texts', {
        query: { language },
        body: { ...toContent(content), ...(version !== undefined && { version }) },
      }),
    onSuccess: (texts, { edited: sent }) => {
      keep(texts)
      setBase(newestNumber(texts))
      setSaved(sent)
      setProblem(undefined)
      setIsNewer(false)
    },
    onError: (error, { edited: sent }) => {
      // Not what was typed since: that is saved as soon as the typing pauses.
      refused.current = sent
      const response = error instanceof ApiFailure ? error.response : {}
      setIsNewer(response.code === 'newer_version')
      setProblem({ field: response.errors?.[0]?.path, sentence: getSentence(error, failed) })
    },
  })

  const save = useCallback(() => mutate({ edited, version: base }), [mutate, edited, base])
  useEffect(() => {
    if (!isDirty || isPending || isNewer || refused.current === edited) return
    const timer = setTimeout(save, PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isDirty, isPending, isNewer, edited, save])

  /** Shows what is stored, and forgets what was typed. */
  const follow = useCallback(
    (texts: StaffSiteTexts) => {
      const next = toEditing(texts, partyDayAt(new Date()))
      keep(texts)
      setEdited(next)
      setSaved(next)
      setBase(newestNumber(texts))
      setProblem(undefined)
      setIsNewer(false)
    },
    [keep],
  )
  const conflict = isNewer
    ? {
        adoptTheirs: () => void queryClient.fetchQuery(siteTextsIn(language)).then(follow),
        saveMine: () => mutate({ edited, version: undefined }),
      }
    : undefined
  const change = (changes: Partial<Editing>) => {
    setEdited((before) => ({ ...before, ...changes }))
    if (!isNewer) setProblem(undefined)
  }
  return { edited, change, save, isDirty, isSaving: isPending, problem, conflict, follow }
}

export type SiteTextsDraft = ReturnType<typeof useSiteTextsDraft>
