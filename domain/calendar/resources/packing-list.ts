export const PACKED_PER = ['teepee', 'party'] as const

/** What a theme needs besides its teepees, as the owner wrote it for the crew. */
export type PackingLine = {
  readonly name: string
  readonly count: number
  readonly per: (typeof PACKED_PER)[number]
}

/** Returns what to load for one party. */
export function countPacking(lines: readonly PackingLine[], teepees: number) {
  return lines.map(({ name, count, per }) => ({ name, quantity: per === 'teepee' ? count * teepees : count }))
}
