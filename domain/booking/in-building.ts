/** What follows the street in an address: an apartment, a floor, a tower; in English or Spanish. */
const PART_OF_BUILDING =
  /(^|[\s,.])(apt|apto|apartment|apartamento|unit|unidad|suite|ste|penthouse|ph|piso|floor|bldg|building|edificio|tower|torre|condo|rm|room)(?![a-z])|#\s*[a-z]?-?\d/i

/** `1000 Brickell Ave 1204`: a number after the street that is too short to be a ZIP code. */
const NUMBER_BEHIND_STREET =
  /\b(ave|avenue|avenida|st|street|blvd|boulevard|dr|drive|rd|road|ct|court|ln|lane|pl|place|ter|terrace|way|cir|circle)\b\.?,?\s+[a-z]?-?\d{1,4}[a-z]?$/i

/**
 * Returns whether an address looks like a unit in a building, where a crew needs a gate code, an elevator or a place to
 * park.
 */
export function isInBuilding(partyAddress: string): boolean {
  const address = partyAddress.trim()
  return PART_OF_BUILDING.test(address) || NUMBER_BEHIND_STREET.test(address)
}
