import { limitRequests } from '#server/foundation/http/rate-limit.ts'

/** Coupon codes are short, so guesses are slowed down wherever a response reveals whether a code is valid. */
export const limitGuesses = limitRequests({ name: 'coupon-validation', most: 60, seconds: 60 })
