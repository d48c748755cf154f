/** What a family knows about a card: its brand in the provider's terms, such as `visa`, and its last four digits. */
export type KnownCard = { readonly cardBrand: string | null; readonly cardLast4: string | null }

/** Returns how a card is named to its family: `Visa •••• 4242`. */
export function getCardLabel(card: KnownCard): string {
  return `${getCardBrand(card)} •••• ${card.cardLast4 ?? ''}`.trim()
}

/** Returns the name of the card's brand; empty if unknown. */
export function getCardBrand({ cardBrand }: Pick<KnownCard, 'cardBrand'>): string {
  return BRANDS[cardBrand ?? ''] ?? cardBrand ?? ''
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  unknown: '',
  visa: 'Visa',
}
