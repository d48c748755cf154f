export type PartyPlace = {
  readonly partyAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Where the party is, in one line: `12 Palm Street, Miami, FL 33101`. */
export function addressOf({ partyAddress, city, state, zipCode }: PartyPlace): string {
  return `${partyAddress}, ${city}, ${state} ${zipCode}`
}
