import type { BookingFacts } from './booking-facts.ts'

type PartyPlace = Pick<BookingFacts, 'partyAddress' | 'city' | 'state' | 'zipCode'>

/** Returns the party's address on one line: `12 Palm Street, Miami, FL 33101`. */
export function getAddress({ partyAddress, city, state, zipCode }: PartyPlace): string {
  return `${partyAddress}, ${city}, ${state} ${zipCode}`
}
