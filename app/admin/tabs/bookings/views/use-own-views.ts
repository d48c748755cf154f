import { useState } from 'react'
import { signedInUsername } from '#app/lib/api/admin-credential.ts'
import { addView, type OwnView, readViews } from './booking-views.ts'

/** The views that the signed-in user has named in this browser. */
export function useOwnViews() {
  const place = `bookingViews ${signedInUsername()}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(place)))
  const store = (next: OwnView[]) => {
    setViews(next)
    localStorage.setItem(place, JSON.stringify(next))
  }
  return {
    views,
    keep: (view: OwnView) => store(addView(views, view)),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  }
}
