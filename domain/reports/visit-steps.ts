/** How far a visit came, in order: who reached one of them has reached those before it. */
export const VISIT_STEPS = ['visit', 'wizard', 'addons', 'details', 'payment', 'booked'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** The sentences on which a family may be lost, and the step that shows it was not. */
export const LOST_ON = {
  'full-day': 'addons',
  'outside-area': 'payment',
  'price-changed': 'booked',
} as const satisfies Readonly<Record<string, VisitStep>>
export type LostOn = keyof typeof LOST_ON

/** Returns what counts a family that read such a sentence and went on all the same. */
export function wentOn<Sentence extends LostOn>(sentence: Sentence): `${Sentence}-over` {
  return `${sentence}-over`
}
