/** Opens the phone with the number dialled. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Opens the maps app of a phone, or a map on a desk. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
