import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readRows } from './read-rows.ts'

const TERMS = { language: 'en', dayOrder: undefined } as const

const readCustomers = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    row: at + 1,
    cells: { customerName: `Ana ${at}`, customerEmail: `ana${at}@example.com` },
  }))
  return readRows('customers', rows, TERMS, (values) => ({ values, identity: String(values.customerEmail) }))
}

it('visitors have their turn while a file of many rows is read', async () => {
  // What is loaded once.
  await readCustomers(1)
  let turns = 0
  let isRead = false
  const reading = readCustomers(1_000).finally(() => {
    isRead = true
  })
  while (!isRead) {
    await setImmediate()
    turns++
  }
  expect((await reading).readable).toHaveLength(1_000)
  expect(turns).toBeGreaterThan(10)
})
