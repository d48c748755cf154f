import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('a site derives every hash from 19 MiB in two passes, including that of an unknown user', () => {
  // A separate process, which has none of the tests' settings.
  const program = `
    import { hashPassword, createDummyHash } from './server/people/accounts/password.ts'
    process.stdout.write(JSON.stringify([await hashPassword('campfire'), createDummyHash()]))`
  const output = execFileSync('node_modules/node/bin/node', ['--input-type=module', '-e', program])
  const costly = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.parse(output.toString())).toEqual([costly, costly])
})

it('a password is checked at the cost of its own hash, whatever new ones cost', async () => {
  const stored =
    '$argon2id$v=19$m=16,t=3,p=1$YWFhYWFhYWFhYWFhYWFhYQ$bY5JGutfYxdbSOeKg2xNyIB2/G/BwG/k1J89S73PyJQ'
  for (const hash of [stored, await hashPassword('campfire')]) {
    expect(await isPassword('campfire', hash)).toBe(true)
    expect(await isPassword('lantern', hash)).toBe(false)
  }
})
