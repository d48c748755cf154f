import type { CallPath } from '#contract/calls.ts'
import type { LostOn, VisitStep } from '#domain/money/reports/visit-steps.ts'
import { isSignedIn } from '../api/admin-credential.ts'

const VISITS = '/api/visits' satisfies CallPath<'post'>

/** utm_source, utm_medium, utm_campaign and the referrer's host; empty if there is none. */
type StoredTouch = readonly string[]
/**
 * Per tab, and forgotten with it: the first and latest source of the visit, and what has been counted since.
 */
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
/** The step that shows that a visit continued after this message (`LOST_ON` in domain/money/reports/visit-steps.ts). */
const OVER_AT: Readonly<Record<LostOn, number>> = {
  'full-day': PLACES.addons,
  'outside-area': PLACES.payment,
  'price-changed': PLACES.booked,
}

/** Counts the steps this visit has not reached before, including skipped ones. Nothing identifies a visit. */
export function countReachedSteps(step: VisitStep | LostOn): void {
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
      // Throws if storage is blocked: every page would count as a visit.
      sessionStorage.visit = JSON.stringify(visit)
      navigator.sendBeacon(VISITS, JSON.stringify({ step: each, source: last[0] || last[3] }))
    }
  } catch {
    // Nothing is counted.
  }
}

/** Arriving from a different source starts a new visit. */
function readVisit(): StoredVisit {
  const before: StoredVisit | 0 = JSON.parse(sessionStorage.visit ?? '0')
  const touch = readTouch()
  if (before && (!touch.join('') || `${touch}` === `${before.last}`)) return before
  return { first: before ? before.first : touch, last: touch, counted: [] }
}

/** Reads the URL of the initial document: client navigations have changed it since. */
function readTouch(): StoredTouch {
  const { searchParams, pathname } = new URL(
    performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  )
  const { referrer } = document
  // Payment redirects and email links are not how people find the site.
  const host = referrer && !/\/(success$|my-booking\/)/.test(pathname) ? new URL(referrer).hostname : ''
  const named = ['source', 'medium', 'campaign'].map((name) => searchParams.get(`utm_${name}`) ?? '')
  // In any script, a request then has less than 200 bytes.
  return [...named, host === location.hostname ? '' : host].map((value) =>
    value.replace(/\p{C}/gu, '').trim().slice(0, 44),
  )
}
