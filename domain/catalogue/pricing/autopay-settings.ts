/** How balances are charged to the card that paid the deposit, for families that agreed to it. */
export type AutopaySettings = {
  readonly enabled: boolean
  /** How many days before the charge the family is notified by mail. */
  readonly noticeDays: number
  /** The hour of day in Miami, 0 to 23, at which cards are charged. */
  readonly hour: number
}

export const NO_AUTOPAY: AutopaySettings = { enabled: false, noticeDays: 3, hour: 10 }
