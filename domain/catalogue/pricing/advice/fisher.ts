/** How often something happened, of how many times it could have. */
export type Share = { readonly cases: number; readonly of: number }

/**
 * Returns how likely a share is at least this far above another by chance alone, if both really were the same
 * (Fisher's exact test, one-sided).
 */
export function getChance(one: Share, other: Share): number {
  const all = one.of + other.of
  const cases = one.cases + other.cases
  let chance = 0
  for (let count = one.cases; count <= Math.min(one.of, cases); count++) {
    if (cases - count > other.of) continue
    const ways = logChoose(one.of, count) + logChoose(other.of, cases - count) - logChoose(all, cases)
    chance += Math.exp(ways)
  }
  return Math.min(1, chance)
}

function logChoose(of: number, count: number): number {
  return logFactorial(of) - logFactorial(count) - logFactorial(of - count)
}

const LOG_FACTORIALS = [0]

function logFactorial(number: number): number {
  for (let next = LOG_FACTORIALS.length; next <= number; next++)
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next))
  return LOG_FACTORIALS[number] ?? 0
}
