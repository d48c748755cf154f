import type { Invoice } from '#contract/money/invoices.ts'

/** Returns the sign of an amount: credit notes are negative. */
export function getSign({ series }: Pick<Invoice, 'series'>): '' | '-' {
  return series === 'creditNote' ? '-' : ''
}
