/** The name of the test payments, which stand in for a card provider. */
export const TEST_PROVIDER = 'test'

/** Returns whether a real card was charged: not for test payments, nor for money that staff received (null). */
export function chargesRealCards(provider: string | null): boolean {
  return provider !== null && provider !== TEST_PROVIDER
}
