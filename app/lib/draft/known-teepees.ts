import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { forgetStored, readStored, store } from '../stored.ts'

const STORED_AS = 'teepees'

/** Returns the number of teepees that prices were requested for in this browser, until they are booked. */
export function readKnownTeepees(): number | undefined {
  const count = Number(readStored(STORED_AS))
  const isPossible = Number.isInteger(count) && count >= TEEPEES.minimum && count <= TEEPEES.maximum
  return isPossible ? count : undefined
}

export function rememberTeepees(count: number): void {
  store(STORED_AS, String(count))
}

export function forgetTeepees(): void {
  forgetStored(STORED_AS)
}
