import type { Text } from '#domain/foundation/messages/text.ts'
import { countPacking, type PackingLine } from './packing-list.ts'
import { calculateNeed, type Demand, type Requirement } from './resources.ts'

type LoadedParty = {
  readonly themeId: number
  readonly themeName: string
  readonly numberOfTeepees: number
  /** Of its theme. */
  readonly packingList?: readonly PackingLine[] | undefined
  readonly addons: readonly { readonly addonId: number; readonly name: string; readonly quantity: number }[]
}

export type LoadLine = { readonly name: string; readonly quantity: number }

type LoadedResource = { readonly name: string; readonly requirements: readonly Requirement[] }

/** Returns what lists call the teepees of a theme, beside their number. */
export function describeTeepees(theme: string, text: Text): string {
  return text('party.load', { theme })
}

/** Returns the first of the names of a thing for any of them, and what else there is as it is. */
export function toFirstName(name: string, names: readonly string[] = []): string {
  return names.includes(name) ? (names[0] ?? name) : name
}

/** Returns what to load for these parties: teepees by theme, what themes need besides, add-ons, and resources. */
export function vanLoad(
  parties: readonly LoadedParty[],
  resources: readonly LoadedResource[],
  text: Text,
): LoadLine[] {
  const demands = parties.flatMap(toDemands)
  return [
    ...sums(
      parties.map(({ themeName, numberOfTeepees }) => [describeTeepees(themeName, text), numberOfTeepees]),
    ),
    ...sums(
      parties
        .flatMap(({ packingList = [], numberOfTeepees }) => countPacking(packingList, numberOfTeepees))
        .map(({ name, quantity }) => [name, quantity]),
    ),
    ...sums(parties.flatMap(({ addons }) => addons.map(({ name, quantity }) => [name, quantity] as const))),
    ...sums(resources.map((resource) => [resource.name, calculateNeed(resource, demands)])),
  ]
}

export function toDemands({ themeId, numberOfTeepees: teepees, addons }: LoadedParty): Demand[] {
  return [
    { themeId, teepees, units: teepees, bookings: 1 },
    ...addons.map(({ addonId, quantity }) => ({ addonId, teepees, units: quantity, bookings: 1 })),
  ]
}

function sums(lines: readonly (readonly [name: string, quantity: number])[]): LoadLine[] {
  const total = new Map<string, number>()
  for (const [name, quantity] of lines) if (quantity > 0) total.set(name, (total.get(name) ?? 0) + quantity)
  return [...total].map(([name, quantity]) => ({ name, quantity }))
}
