const AMOUNT = /(-?)\$([\d,]+\.\d\d)/g

/** Returns all amounts in a text, in cents. */
export function readAmounts(words: string): number[] {
  return [...words.matchAll(AMOUNT)].map(([, sign, amount = '']) =>
    Math.round(Number(`${sign}${amount.replaceAll(',', '')}`) * 100),
  )
}
