import { useState } from 'react'
import { signedInUsername } from '#app/lib/api/admin-credential.ts'
import { addView, type OwnView, readViews } from './booking-views.ts'

/** The views that the signed-in user has saved in this browser. */
export function useOwnViews() {
  const place = `bookingViews ${signedInUsername()}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(place)))
  /** Changes what is stored by now, which another tab may have added to. */
  const change = (toNext: (kept: OwnView[]) => OwnView[]) => {
    const next = toNext(readViews(localStorage.getItem(place)))
    setViews(next)
    localStorage.setItem(place, JSON.stringify(next))
  }
  return {
    views,
    keep: (view: OwnView) => change((kept) => addView(kept, view)),
    remove: (name: string) => change((kept) => kept.filter((view) => view.name !== name)),
  }
}
