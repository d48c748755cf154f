/** An e-mail address that has no customer yet, and the phone numbers (as `phoneKey` writes them) used with it. */
export type NewContact = { readonly email: string; readonly phones: readonly string[] }

/** The addresses of one family: of an existing customer or, without an id, of a new one. */
export type Family = { readonly customerId: number | undefined; readonly emails: readonly string[] }

/**
 * Assigns new addresses to families, in order: an address whose phone numbers lead to exactly one family joins it, any
 * other starts a new one. If the numbers lead to several families, staff decide, who can merge customers.
 * @param knownByPhone the ids of the customers with each phone number
 */
export function groupContacts(
  contacts: readonly NewContact[],
  knownByPhone: ReadonlyMap<string, readonly number[]>,
): Family[] {
  const families: { customerId: number | undefined; emails: string[] }[] = []
  const known = new Map<number, (typeof families)[number]>()
  const byPhone = new Map<string, Set<(typeof families)[number]>>()
  const getFamily = (customerId: number) => {
    const family = known.get(customerId) ?? { customerId, emails: [] }
    known.set(customerId, family)
    return family
  }
  for (const [phone, customers] of knownByPhone) byPhone.set(phone, new Set(customers.map(getFamily)))
  for (const { email, phones } of contacts) {
    const candidates = new Set(phones.flatMap((phone) => [...(byPhone.get(phone) ?? [])]))
    const [only] = candidates
    const family = only && candidates.size === 1 ? only : { customerId: undefined, emails: [] }
    if (family.emails.length === 0) families.push(family)
    family.emails.push(email)
    for (const phone of phones) byPhone.set(phone, (byPhone.get(phone) ?? new Set()).add(family))
  }
  return families
}
