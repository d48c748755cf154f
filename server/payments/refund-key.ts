/** What makes a refund the same one at the provider, however often it is sent; unlike its number, unique in all databases. */
export function refundKey(payment: { readonly bookingReference: string }, refundId: number): string {
  return `refund-${payment.bookingReference}-${refundId}`
}
