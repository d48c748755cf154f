/** What there is to know about getting into a building, in the order in which a crew needs it. */
export const ACCESS_PARTS = ['gateCode', 'elevatorSlot', 'parking', 'insuranceCertificate'] as const
type AccessPart = (typeof ACCESS_PARTS)[number]

/** In letters. */
export const ACCESS_LENGTHS: Readonly<Record<AccessPart, number>> = {
  gateCode: 100,
  elevatorSlot: 200,
  parking: 500,
  insuranceCertificate: 500,
}
