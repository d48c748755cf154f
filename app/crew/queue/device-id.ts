import { randomUuid } from '#app/lib/random-uuid.ts'

const KEPT = 'crewDevice'

/** Returns the id of this phone, which tells its events apart from those of others. */
export function deviceId(): string {
  const id = localStorage.getItem(KEPT) ?? randomUuid()
  localStorage.setItem(KEPT, id)
  return id
}
