import type { CallRequest } from '#contract/calls.ts'
import type { Touch } from '#domain/money/reports/touch.ts'
import type { StoredVisit } from './visit.ts'

type Source = NonNullable<CallRequest<'post', '/api/bookings'>['body']['source']>

/** Returns how a family found the site, for its booking, which is never refused because of it. */
export function readSource(heardFrom: string): Source | undefined {
  const touches = readTouches()
  if (!touches && heardFrom === '') return undefined
  return { ...touches?.last, first: touches?.first, heardFrom: heardFrom || null }
}

/** Undefined if visits are not counted (`visit.ts`), or if something else is stored under the key. */
function readTouches(): { readonly first: Touch; readonly last: Touch } | undefined {
  try {
    const { first, last }: StoredVisit = JSON.parse(sessionStorage.visit)
    return { first: toTouch(first), last: toTouch(last) }
  } catch {
    return undefined
  }
}

function toTouch([utmSource, utmMedium, utmCampaign, referrerHost]: readonly unknown[]): Touch {
  return {
    utmSource: toText(utmSource),
    utmMedium: toText(utmMedium),
    utmCampaign: toText(utmCampaign),
    referrerHost: /^[a-z0-9.-]+$/i.test(String(referrerHost)) ? toText(referrerHost) : undefined,
  }
}

function toText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.slice(0, 100)) || undefined
}
