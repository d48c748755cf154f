import { useQuery } from '@tanstack/react-query'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import type { Addon } from '#contract/addons.ts'
import type { DayOptions } from '#contract/availability.ts'
import { formatLong } from '#domain/party-day.ts'
import { dayOptionsQuery } from '../party/use-availability.ts'

/** How many of an add-on there are on the chosen day, and what to say about it. */
export type AddonLimit = { readonly left: number; readonly words: string }

/** From how many left on a card says so. */
const FEW_LEFT = 3

/** Returns what is limited on the draft's day by the add-on's number; nothing while no day is chosen. */
export function useAddonLimits(draft: BookingDraft): ReadonlyMap<number, AddonLimit> {
  const { bookingDate } = draft
  const { data } = useQuery({ ...dayOptionsQuery(bookingDate, draft), enabled: bookingDate !== '' })
  const { addons = [] }: Partial<DayOptions> = data ?? {}
  return new Map(
    addons.flatMap((option) => {
      const wanted = draft.addons.find(({ addonId }) => addonId === option.addonId)?.quantity ?? 0
      if (option.left > FEW_LEFT && wanted <= option.left) return []
      return [[option.addonId, { left: option.left, words: wordsOf(option, bookingDate) }]]
    }),
  )
}

/** What stands in the way of the add-ons chosen so far, in one sentence. */
export function addonsProblem(
  draft: BookingDraft,
  limits: ReadonlyMap<number, AddonLimit>,
  addons: readonly Addon[],
): string | undefined {
  for (const { addonId, quantity } of draft.addons) {
    const limit = limits.get(addonId)
    const name = addons.find(({ id }) => id === addonId)?.name
    if (name !== undefined && limit && quantity > limit.left)
      return `${name}: ${limit.words} Please choose fewer, or go back for another day.`
  }
  return undefined
}

function wordsOf({ left, freeAgainOn }: DayOptions['addons'][number], day: string): string {
  if (left > 0) return `Only ${left} left on ${formatLong(day)}.`
  const again = freeAgainOn ? ` Free again on ${formatLong(freeAgainOn)}.` : ''
  return `Taken on ${formatLong(day)}.${again}`
}
