import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Done, useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { KEPT_MS } from './use-kept-rows.ts'

/** What was just done to a row, with the way back where there is one. */
export type DoneHere = { readonly undo?: () => void }

/**
 * Remembers for some seconds what was done to a row, so that the row says so. The queries are refetched after an undo,
 * also after a failed one, which may come from an outdated page.
 */
export function useDone(refreshes: Pick<QueryFilters, 'queryKey' | 'predicate'>) {
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const [done, setDone] = useState<DoneHere>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), KEPT_MS)
    return () => clearTimeout(timer)
  }, [done])
  return {
    done,
    /** It cannot be undone. */
    showDone: () => setDone({}),
    /** The toast offers the way back too, as the row may be out of sight by then. */
    showUndoable: (words: Done, undo: () => Promise<unknown>) => {
      const run = toastUndo(words, async () => {
        try {
          return await undo()
        } finally {
          await queryClient.invalidateQueries(refreshes)
          // Not before: the row would offer the act again on what is out of date.
          setDone(undefined)
        }
      })
      setDone({ undo: run })
    },
  }
}
