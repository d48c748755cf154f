/** The name of the test payments, which stand in for a card provider. */
export const TEST_PROVIDER = 'test'

/** Returns whether money moved: by a real card, or received by staff (null), such as cash. Test payments move none. */
export function movesMoney(provider: string | null): boolean {
  return provider !== TEST_PROVIDER
}
