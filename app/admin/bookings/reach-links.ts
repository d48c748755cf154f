type Place = { partyAddress: string; city: string; state: string; zipCode: string }

export function addressOf({ partyAddress, city, state, zipCode }: Place): string {
  return `${partyAddress}, ${city}, ${state} ${zipCode}`
}

/** Opens the phone with the number dialled. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Opens the maps app of a phone, or a map on a desk. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
