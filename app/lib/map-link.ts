/** Returns a link that opens the maps app on a phone, or a map on a desktop. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
