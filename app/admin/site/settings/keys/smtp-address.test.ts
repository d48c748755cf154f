import { expect, it } from 'vitest'
import { findBadPart, toSmtpUrl } from './smtp-address.ts'

const NOTHING = { host: '', port: '', user: '', password: '' }

it.each([
  [{ host: 'smtp.example.com' }, 'smtps://smtp.example.com:465'],
  [
    { host: ' smtp.example.com ', user: 'ana@example.com', password: 'p@ss:/ %' },
    'smtps://ana%40example.com:p%40ss%3A%2F%20%25@smtp.example.com:465',
  ],
  [{ host: 'smtp.example.com', port: '587', user: 'ana' }, 'smtp://ana@smtp.example.com:587'],
  [{ host: 'smtps://ana:secret@smtp.example.com' }, 'smtps://ana:secret@smtp.example.com'],
  [{}, undefined],
])('%j is %s', (parts, url) => {
  expect(toSmtpUrl({ ...NOTHING, ...parts })).toBe(url)
})

it.each([
  [{ host: 'smtp.example.com', port: '587' }, undefined],
  [{ host: 'my server' }, 'host'],
  [{ password: 'secret' }, 'host'],
  [{ host: 'smtp.example.com', port: 'ssl' }, 'port'],
  [{ host: 'smtp.example.com', port: '99999' }, 'port'],
  [{}, undefined],
])('%j: wrong is %s', (parts, wrong) => {
  expect(findBadPart({ ...NOTHING, ...parts })).toBe(wrong)
})
