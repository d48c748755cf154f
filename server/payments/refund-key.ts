/** What makes a refund the same one at the provider, however often it is sent; unlike its number, unique in all databases. */
export function refundKey(
  {
    bookingReference,
    intentId,
  }: { readonly bookingReference: string | null; readonly intentId: string | null },
  refundId: number,
): string {
  return `refund-${bookingReference ?? intentId}-${refundId}`
}
