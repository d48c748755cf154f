import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { DayOptions } from '#contract/booking/availability.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { dayOptionsQuery } from '../party/use-availability.ts'

/** How many units of an add-on are left on the chosen day, and the message about it. */
export type AddonLimit = { readonly left: number; readonly words: string }

/** Cards show the number left from here down. */
const FEW_LEFT = 3

/**
 * Returns the limits of these add-ons on the draft's day, by add-on id, taking the others in the draft into
 * account. Empty until a day is chosen.
 */
export function useAddonLimits(
  draft: BookingDraft,
  offered: readonly Addon[],
): ReadonlyMap<number, AddonLimit> {
  const text = useText()
  const { bookingDate } = draft
  const chosen = draft.addons.filter(({ addonId }) => offered.some(({ id }) => id === addonId))
  const { data } = useQuery({
    ...dayOptionsQuery(bookingDate, draft, chosen),
    enabled: bookingDate !== '',
    placeholderData: keepPreviousData,
  })
  const { addons = [] }: Partial<DayOptions> = data ?? {}
  return new Map(
    addons.flatMap((option) => {
      const wanted = draft.addons.find(({ addonId }) => addonId === option.addonId)?.quantity ?? 0
      if (option.left > FEW_LEFT && wanted <= option.left) return []
      return [[option.addonId, { left: option.left, words: describeLimit(option, bookingDate, text) }]]
    }),
  )
}

type Known = {
  readonly limits: ReadonlyMap<number, AddonLimit>
  readonly addons: readonly Addon[]
  readonly text: Text
}

/** Returns, in one sentence, why the chosen add-ons are not available. */
export function addonsProblem(draft: BookingDraft, { limits, addons, text }: Known): string | undefined {
  for (const { addonId, quantity } of draft.addons) {
    const limit = limits.get(addonId)
    const name = addons.find(({ id }) => id === addonId)?.name
    if (name !== undefined && limit && quantity > limit.left)
      return text('booking.addons.problem', { name, limit: limit.words })
  }
  return undefined
}

function describeLimit(
  { left, freeAgainOn, isTakenByOthersAsked }: DayOptions['addons'][number],
  day: string,
  text: Text,
): string {
  if (left > 0) return text('booking.addons.onlyLeft', { left, day })
  if (isTakenByOthersAsked) return text('booking.addons.takenByOthers', { day })
  return (
    text('booking.addons.taken', { day }) +
    (freeAgainOn ? text('booking.addons.freeAgain', { day: freeAgainOn }) : '')
  )
}
