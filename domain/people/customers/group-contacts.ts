/** An e-mail address that has no customer yet, and the numbers with names (`familyKey`) used with it. */
export type NewContact = { readonly email: string; readonly keys: readonly string[] }

/** The addresses of one family: of an existing customer or, without an id, of a new one. */
export type Family = { readonly customerId: number | undefined; readonly emails: readonly string[] }

/**
 * Assigns new addresses to families, in order: an address whose keys lead to exactly one family joins it, any other starts
 * a new one. If they lead to several families, staff decide, who can merge customers.
 * @param knownByKey the ids of the customers with each key
 */
export function groupContacts(
  contacts: readonly NewContact[],
  knownByKey: ReadonlyMap<string, readonly number[]>,
): Family[] {
  const families: { customerId: number | undefined; emails: string[] }[] = []
  const known = new Map<number, (typeof families)[number]>()
  const byKey = new Map<string, Set<(typeof families)[number]>>()
  const getFamily = (customerId: number) => {
    const family = known.get(customerId) ?? { customerId, emails: [] }
    known.set(customerId, family)
    return family
  }
  for (const [key, customers] of knownByKey) byKey.set(key, new Set(customers.map(getFamily)))
  for (const { email, keys } of contacts) {
    const candidates = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))
    const [only] = candidates
    const family = only && candidates.size === 1 ? only : { customerId: undefined, emails: [] }
    if (family.emails.length === 0) families.push(family)
    family.emails.push(email)
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(family))
  }
  return families
}
