import type { Cents } from '#domain/foundation/money/money.ts'
import type { PriceLine } from './types.ts'

export function sum(lines: readonly Pick<PriceLine, 'amountCents'>[]): Cents {
  return lines.reduce((cents, line) => cents + line.amountCents, 0)
}
