import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts'

test('failed Vitest tests are listed with their file and error; passed ones are not', () => {
  const name = resolve('server/a.test.ts')
  const failed = {
    fullName: 'a day is full',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat x'],
  }
  const passed = { fullName: 'a day is free', status: 'passed', failureMessages: [] }
  const report = {
    testResults: [{ name, status: 'failed', message: '', assertionResults: [passed, failed] }],
  }
  expect(listVitestFailures(report)).toEqual(['✗ server/a.test.ts › a day is full\n    expected 1\n    at x'])
})

test('a Vitest file that does not load is listed once', () => {
  const file = { name: resolve('a.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] }
  expect(listVitestFailures({ testResults: [file] })).toEqual(['✗ a.test.ts\n    no such file'])
})

test('failed Playwright tests are listed from every level, after failures outside of tests', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'a.browser.ts',
    line: 7,
    tests: [{ results: [{}, ...(message ? [{ error: { message } }] : [])] }],
  })
  const inner = { specs: [spec('books', false, 'no button')], suites: [] }
  const report = {
    errors: [{ message: 'no server' }],
    suites: [{ specs: [spec('pays', true)], suites: [inner] }],
  }
  expect(listPlaywrightFailures(report)).toEqual([
    '✗ outside the tests\n    no server',
    '✗ a.browser.ts:7 › books\n    no button',
  ])
})

test('a long error is truncated', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const [told = ''] = listPlaywrightFailures({ errors: [{ message }], suites: [] })
  expect(told.split('\n')).toHaveLength(13)
})
