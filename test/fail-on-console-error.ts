import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let consoleError: MockInstance<typeof console.error>

/** An unexpected console.error fails the test: React and libraries report misuse only there. */
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = consoleError.mock.calls.map((words) => words.map(String).join(' '))
  consoleError.mockRestore()
  expect(calls).toEqual([])
})
