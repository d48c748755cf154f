import { type Message, message } from '#domain/foundation/messages/message.ts'
import { GUESTS } from './details-rules.ts'

const CHILDREN_PER_TEEPEE = { minimum: 2, maximum: 3 } as const

/** Returns the fewest teepees that hold this many children and the most they can fill, up to what can be booked. */
export function fittingTeepees(
  children: number,
  mostTeepees: number,
): { readonly fewest: number; readonly most: number } {
  const { minimum, maximum } = CHILDREN_PER_TEEPEE
  return {
    fewest: Math.min(mostTeepees, Math.ceil(children / maximum)),
    most: Math.min(mostTeepees, Math.ceil(children / minimum)),
  }
}

export type TeepeeAdvice = { readonly message: Message; readonly fitting: number }

/**
 * Advises a family whose children do not fit into their teepees, with the number that would, or the most they can book.
 * It is only advice: some children go home at night. Returns undefined if they fit, if there are no more teepees to
 * book, or for a number of guests that no booking can have.
 */
export function teepeeAdvice(
  children: number,
  teepees: number,
  mostTeepees: number,
): TeepeeAdvice | undefined {
  const isGuestCount = Number.isInteger(children) && children >= GUESTS.minimum && children <= GUESTS.maximum
  const { fewest, most } = fittingTeepees(children, Number.POSITIVE_INFINITY)
  const fitting = Math.min(fewest, mostTeepees)
  if (!isGuestCount || teepees >= fitting) return undefined
  const { minimum, maximum } = CHILDREN_PER_TEEPEE
  return {
    message:
      fewest === most
        ? message('rules.teepeesNeeded', { children, teepees: fewest, minimum, maximum })
        : message('rules.teepeesNeededBetween', { children, fewest, most, minimum, maximum }),
    fitting,
  }
}
