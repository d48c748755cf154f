export type PartyPlace = {
  readonly partyAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Returns the address of the party in one line: `12 Palm Street, Miami, FL 33101`. */
export function getAddress({ partyAddress, city, state, zipCode }: PartyPlace): string {
  return `${partyAddress}, ${city}, ${state} ${zipCode}`
}
