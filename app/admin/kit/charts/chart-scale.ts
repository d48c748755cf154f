/**
 * Returns the top of an axis and its grid lines: at most four, at round values, covering the largest value.
 */
export function chartScale(largest: number): { top: number; ticks: number[] } {
  const rough = Math.max(largest, 100) / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough
  const count = Math.max(1, Math.ceil(largest / step))
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
