/** How far a visit got, in order. Reaching a step implies having reached those before it. */
export const VISIT_STEPS = ['visit', 'wizard', 'addons', 'details', 'payment', 'booked'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** The messages at which a family may give up, and the step that shows it did not. */
export const LOST_ON = {
  'full-day': 'addons',
  'outside-area': 'payment',
  'price-changed': 'booked',
} as const satisfies Readonly<Record<string, VisitStep>>
export type LostOn = keyof typeof LOST_ON

/** Returns the name of the counter for families that read such a message and went on anyway. */
export function getContinuedCounter<Sentence extends LostOn>(sentence: Sentence): `${Sentence}-over` {
  return `${sentence}-over`
}
