import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Counts how often a browser would be asked to evaluate code while the contract is loaded and used. */
const COUNT = `
  globalThis.window = {}
  let compiled = 0
  globalThis.Function = new Proxy(Function, { construct(target, args) { compiled++; return new target(...args) } })
  const { Login } = await import('#contract/people/accounts.ts')
  const { ApiError } = await import('#contract/wire/errors.ts')
  const { calls } = await import('#contract/calls.ts')
  for (const schema of [Login, ApiError, ...calls.map(({ body }) => body)]) schema?.safeParse({})
  process.stdout.write(String(compiled))`

it('browsers are never asked to evaluate code, which the site’s policy forbids', () => {
  const node = ['--input-type=module', '--no-warnings', '-e', COUNT]
  expect(execFileSync(process.execPath, node, { encoding: 'utf8' })).toBe('0')
})
