/** What a crew needs to know to get into a building, in the order it is needed. */
export const ACCESS_PARTS = ['gateCode', 'elevatorSlot', 'parking', 'insuranceCertificate'] as const
type AccessPart = (typeof ACCESS_PARTS)[number]

/** Maximum length of each part, in characters. */
export const ACCESS_LENGTHS: Readonly<Record<AccessPart, number>> = {
  gateCode: 100,
  elevatorSlot: 200,
  parking: 500,
  insuranceCertificate: 500,
}
