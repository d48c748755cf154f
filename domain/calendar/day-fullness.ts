/** What is taken and what is left of one day. */
export type DayRoom = {
  readonly isUnavailable: boolean
  readonly parties: number
  readonly maxParties: number
  /** The most teepees that another party on this day could have. */
  readonly teepeesLeft: number
  readonly teepeeStock: number
}

export type DayFullness = 'free' | 'few' | 'full' | 'closed'

/** A partly booked day with this many places or teepees left counts as nearly full. */
const FEW_PLACES = 1
const FEW_TEEPEES = 4

/** Returns how full a day is. Whichever runs out first decides: parties or teepees. */
export function calculateFullness(room: DayRoom): DayFullness {
  const { isUnavailable, parties, maxParties, teepeesLeft, teepeeStock } = room
  if (isUnavailable) return 'closed'
  if (teepeesLeft === 0 || parties >= maxParties) return 'full'
  const hasFewPlaces = parties > 0 && maxParties - parties <= FEW_PLACES
  const hasFewTeepees = teepeesLeft < teepeeStock && teepeesLeft <= FEW_TEEPEES
  return hasFewPlaces || hasFewTeepees ? 'few' : 'free'
}
