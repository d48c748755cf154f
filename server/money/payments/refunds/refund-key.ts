/** Returns the key by which the provider recognizes a repeated refund; unlike its id, it is unique across databases. */
export function refundKey(
  {
    bookingReference,
    intentId,
  }: { readonly bookingReference: string | null; readonly intentId: string | null },
  refundId: number,
): string {
  return `refund-${bookingReference ?? intentId}-${refundId}`
}
