import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSecretFiles } from './read-secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'teepee-secrets-'))
const file = join(folder, 'key')
writeFileSync(file, 'sk_test_1\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('takes a secret out of a mounted file, without the line’s end', () => {
  expect(readSecretFiles({ PORT: '80', STRIPE_SECRET_KEY_FILE: file })).toMatchObject({
    PORT: '80',
    STRIPE_SECRET_KEY: 'sk_test_1',
  })
})

it('leaves alone what is no secret of ours', () => {
  expect(readSecretFiles({ SSL_CERT_FILE: file, PORT_FILE: file, SMTP_URL_FILE: '', SMTP_URL: 'x' })).toEqual(
    {
      SSL_CERT_FILE: file,
      PORT_FILE: file,
      SMTP_URL_FILE: '',
      SMTP_URL: 'x',
    },
  )
})

it('refuses a file that is not there or is empty, and a secret said twice', () => {
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  expect(() => readSecretFiles({ STRIPE_SECRET_KEY_FILE: empty })).toThrow(
    `STRIPE_SECRET_KEY_FILE: ${empty} is empty.`,
  )
  expect(() => readSecretFiles({ SECRETS_KEY_FILE: join(folder, 'none') })).toThrow(
    /^SECRETS_KEY_FILE: ENOENT/,
  )
  expect(() => readSecretFiles({ SECRETS_KEY: 'x', SECRETS_KEY_FILE: file })).toThrow('both set')
})
