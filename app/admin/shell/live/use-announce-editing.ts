import { useEffect } from 'react'
import { api } from '#app/lib/api/api.ts'
import { EDITING_SECONDS } from '#contract/operations/editing.ts'

/** Tells other staff that this booking is being edited, for as long as the form is open. */
export function useAnnounceEditing(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const params = { id }
    // Best effort: without it, saving still asks before it overwrites.
    const announce = () => void api.put('/api/bookings/:id/editing', { params }).catch(() => undefined)
    announce()
    const timer = setInterval(announce, EDITING_SECONDS * 1000)
    return () => {
      clearInterval(timer)
      void api.delete('/api/bookings/:id/editing', { params }).catch(() => undefined)
    }
  }, [id])
}
