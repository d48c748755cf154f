import { expect, it } from 'vitest'
import { findProblems } from '#app/admin/kit/forms/form-rules.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getRules } from './keys-cards.tsx'

const text = textIn('en')
const NOTHING = { host: '', port: '', user: '', password: '', from: '' }
const rules = getRules('smtp', () => false)

it.each([
  [
    { host: 'smtp.example.com', port: '587', user: 'ana@example.com', password: 'p@ss' },
    { url: 'smtp://ana%40example.com:p%40ss@smtp.example.com:587' },
  ],
  [
    { host: 'smtp.example.com', from: 'ana@example.com' },
    { url: 'smtps://smtp.example.com:465', from: 'ana@example.com' },
  ],
])('the mail server %j is sent as %j', (typed, smtp) => {
  const entered = { ...NOTHING, ...typed }
  expect(rules.toBody?.(entered)).toEqual({ smtp })
  expect(findProblems(rules, entered, text)).toEqual({})
})

it.each([
  [{ host: 'my mail' }, 'host', text('keys.smtpHost')],
  [{ host: 'http://smtp.example.com' }, 'host', text('keys.smtpUrl')],
  [{ host: 'smtp.example.com', port: 'ssl' }, 'port', text('admin.keys.badPort')],
  [{ host: 'smtp.example.com', from: 'ana' }, 'from', text('keys.smtpFrom')],
  [{ from: 'ana@example.com' }, 'host', text('admin.keys.needed')],
])('the mail server %j is wrong at its %s: %s', (typed, field, problem) => {
  expect(findProblems(rules, { ...NOTHING, ...typed }, text)).toHaveProperty(field, problem)
})
