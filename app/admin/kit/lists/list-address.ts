/** What a list is filtered and sorted by; an empty value does not filter. */
export type ListValues = Readonly<Record<string, string>>

export type ListAddress<Values extends ListValues> = { readonly values: Values; readonly page: number }

export function readListAddress<Values extends ListValues>(
  asked: URLSearchParams,
  usual: Values,
): ListAddress<Values> {
  const values = Object.entries(usual).map(([name, value]) => [name, asked.get(name) ?? value])
  const page = Number(asked.get('page'))
  return {
    values: Object.fromEntries(values) as Values,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the address of a list; what else is in it stays. */
export function writeListAddress<Values extends ListValues>(
  before: URLSearchParams,
  { values, page }: ListAddress<Values>,
  usual: Values,
): URLSearchParams {
  const next = new URLSearchParams(before)
  const set = (name: string, value: string, usually: string | undefined) =>
    value === usually ? next.delete(name) : next.set(name, value)
  for (const [name, value] of Object.entries(values)) set(name, value, usual[name])
  set('page', String(page), '1')
  return next
}

export function isSameAddress(one: ListAddress<ListValues>, other: ListAddress<ListValues>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Returns which of the written addresses are still on the way once this one has arrived, or undefined if it is none
 * of them. They arrive in order, but the router may skip some.
 */
export function listLater<Address extends ListAddress<ListValues>>(
  onTheWay: readonly Address[],
  arrived: Address,
): readonly Address[] | undefined {
  const place = onTheWay.findIndex((each) => isSameAddress(each, arrived))
  return place < 0 ? undefined : onTheWay.slice(place + 1)
}
