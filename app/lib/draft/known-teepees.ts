import { TEEPEES } from '#domain/booking/order/selection-rules.ts'

const STORED_AS = 'teepees'

/** Returns the number of teepees that prices were requested for in this browser, until they are booked. */
export function readKnownTeepees(): number | undefined {
  try {
    const count = Number(localStorage.getItem(STORED_AS))
    const isPossible = Number.isInteger(count) && count >= TEEPEES.minimum && count <= TEEPEES.maximum
    return isPossible ? count : undefined
  } catch {
    return undefined
  }
}

export function rememberTeepees(count: number): void {
  try {
    localStorage.setItem(STORED_AS, String(count))
  } catch {
    // Storage is full or blocked: the next page starts with the usual number.
  }
}

export function forgetTeepees(): void {
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
