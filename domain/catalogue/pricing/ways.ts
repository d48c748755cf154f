import type { WaySettings } from './pricing-settings.ts'

/** The payment methods that families can be offered. Wallets are Apple Pay and Google Pay. */
export const WAYS = ['card', 'wallets', 'link', 'cashApp', 'klarna', 'bankAccount'] as const
export type Way = (typeof WAYS)[number]

/** The payment methods the owner can switch on; all others are always offered. */
const SWITCHED: readonly (keyof WaySettings)[] = ['cashApp', 'klarna', 'bankAccount']

export function getWays(settings: WaySettings): Way[] {
  return WAYS.filter((way) => !isSwitched(way) || settings[way])
}

function isSwitched(way: Way): way is keyof WaySettings {
  return SWITCHED.some((one) => one === way)
}

/** Returns the methods that involve a card: only cards can be saved. */
export function filterCardWays(ways: readonly Way[]): Way[] {
  return ways.filter((way) => way === 'card' || way === 'wallets')
}

/** Returns the methods that settle at once: a payment that is held for minutes cannot wait for a bank. */
export function filterPromptWays(ways: readonly Way[]): Way[] {
  return ways.filter((way) => way !== 'bankAccount')
}
