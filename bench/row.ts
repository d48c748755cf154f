/** One measurement: ours against a baseline taken in the same run on the same machine. */
export type ResultRow = {
  readonly name: string
  readonly ours: number
  readonly baseline: number
  readonly unit: string
  /** ours / baseline */
  readonly ratio: number
  readonly aim: string
}

export function row(
  name: string,
  numbers: { ours: number; baseline: number; unit: string; aim: string },
): ResultRow {
  const round = (value: number) => Math.round(value * 100) / 100
  const { ours, baseline, unit, aim } = numbers
  return { name, ours: round(ours), baseline: round(baseline), unit, ratio: round(ours / baseline), aim }
}
