import type { readFamily } from './read-customer.ts'

export type Family = Awaited<ReturnType<typeof readFamily>> & {
  /** The customer's. */
  readonly id: number
  /** From the program the family was imported from. Otherwise null. */
  readonly name: string | null
  /** In the form of `emailKey`. */
  readonly emails: readonly string[]
}

/** Returns the words that identify a family in a sentence about anybody. */
export function getWords({ name, emails, bookings, messages, waiting }: Family): string[] {
  const words = [
    ...emails,
    ...(name ? [name] : []),
    ...bookings.flatMap(({ customerName, customerPhone, partyAddress }) => [
      customerName,
      customerPhone,
      partyAddress,
    ]),
    ...messages.map(({ name }) => name),
    ...waiting.map(({ customerName }) => customerName),
  ]
  return [...new Set(words)]
}

const NAME_PARTS = /[\s,.-]+/
const PART_LENGTH_LEAST = 2

/** Returns those, and each part of the names, which identifies the family in a sentence that is about it. */
export function getNameWords(family: Family): string[] {
  const { name, bookings, messages, waiting } = family
  const names = [...bookings, ...waiting].map(({ customerName }) => customerName)
  const parts = [name ?? '', ...names, ...messages.map(({ name }) => name)].flatMap((name) =>
    name.split(NAME_PARTS),
  )
  return [...new Set([...getWords(family), ...parts.filter(({ length }) => length >= PART_LENGTH_LEAST)])]
}
