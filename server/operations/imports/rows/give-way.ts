import { setImmediate } from 'node:timers/promises'

/** Takes some 20 ms. */
const ROWS_AT_ONCE = 50

/** Lets visitors have their turn while a file of many rows is processed; `index` is that of the row, from 0. */
export async function giveWay(index: number): Promise<void> {
  if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
}
