/** How balances are charged to the card that paid the deposit, where its family agreed. */
export type AutopaySettings = {
  readonly enabled: boolean
  /** How many days before the charge its family is mailed. */
  readonly noticeDays: number
  /** The hour of the day in Miami at which cards are charged. */
  readonly hour: number
}

export const NO_AUTOPAY: AutopaySettings = { enabled: false, noticeDays: 3, hour: 10 }
