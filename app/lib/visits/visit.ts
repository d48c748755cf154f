import type { CallPath } from '#contract/calls.ts'
import type { LostOn, VisitStep } from '#domain/reports/visit-steps.ts'
import { isSignedIn } from '../api/admin-credential.ts'

const VISITS = '/api/visits' satisfies CallPath<'post'>

/** utm_source, utm_medium, utm_campaign and the host of the site with the link; empty where there is none. */
type StoredTouch = readonly string[]
/** Of this tab alone, and forgotten with it: how somebody came first and last, and what was counted since. */
export type StoredVisit = {
  readonly first: StoredTouch
  readonly last: StoredTouch
  readonly counted: string[]
}

const PLACES: Readonly<Record<VisitStep, number>> = {
  visit: 0,
  wizard: 1,
  addons: 2,
  details: 3,
  payment: 4,
  booked: 5,
}
/** The place from which a visit went on after a sentence: `LOST_ON` in domain/reports/visit-steps.ts. */
const OVER_AT: Readonly<Record<LostOn, number>> = {
  'full-day': PLACES.addons,
  'outside-area': PLACES.payment,
  'price-changed': PLACES.booked,
}

/** Counts what this visit has not reached before, with what lies before it. Nothing tells one visit from another. */
export function reach(step: VisitStep | LostOn): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl || isSignedIn()) return
  try {
    const visit = readVisit()
    const { last, counted } = visit
    const place = PLACES[step as VisitStep] ?? 0
    const isOver = (each: string) => counted.includes(each) && place >= OVER_AT[each as LostOn]
    const over = Object.keys(OVER_AT).filter(isOver)
    const reached = [...Object.keys(PLACES).slice(0, place + 1), step, ...over.map((each) => `${each}-over`)]
    for (const each of reached) {
      if (counted.includes(each)) continue
      counted.push(each)
      // Throws where the browser keeps nothing: every page would be counted as a visit.
      sessionStorage.visit = JSON.stringify(visit)
      navigator.sendBeacon(VISITS, JSON.stringify({ step: each, source: last[0] || last[3] }))
    }
  } catch {
    // Nothing is counted.
  }
}

/** Whoever comes another way than before begins another visit. */
function readVisit(): StoredVisit {
  const before: StoredVisit | 0 = JSON.parse(sessionStorage.visit ?? '0')
  const touch = readTouch()
  if (before && (!touch.join('') || `${touch}` === `${before.last}`)) return before
  return { first: before ? before.first : touch, last: touch, counted: [] }
}

/** Reads the address that the document was opened by: pages that followed it have others. */
function readTouch(): StoredTouch {
  const { searchParams, pathname } = new URL(
    performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  )
  const { referrer } = document
  // Nobody comes by a page that payments return to or mails lead to.
  const host = referrer && !/\/(success$|my-booking\/)/.test(pathname) ? new URL(referrer).hostname : ''
  const named = ['source', 'medium', 'campaign'].map((name) => searchParams.get(`utm_${name}`) ?? '')
  // In whatever letters, a request then has less than 200 bytes.
  return [...named, host === location.hostname ? '' : host].map((value) =>
    value.replace(/\p{C}/gu, '').trim().slice(0, 44),
  )
}
