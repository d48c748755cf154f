/** The suggested answers to how a family heard about us; API clients may send their own words. */
export const HEARD_FROM = [
  'friend',
  'guest',
  'instagram',
  'facebook',
  'tiktok',
  'google',
  'school',
  'other',
] as const
type HeardFrom = (typeof HEARD_FROM)[number]

export function isHeardFrom(value: unknown): value is HeardFrom {
  return HEARD_FROM.some((answer) => answer === value)
}
