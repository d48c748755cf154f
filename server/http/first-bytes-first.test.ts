import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstBytesFirst } from './first-bytes-first.ts'

let built: string
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(built, 'assets'))
  writeFileSync(join(built, 'assets/kit.css'), '.a{content:"$&"}')
  writeFileSync(join(built, 'assets/home.css'), '.b{}')
})
afterAll(() => rmSync(built, { recursive: true }))

it('puts all styles into the page in their order, and leaves their links without effect', async () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/kit.css#"/><link rel="stylesheet" href="/assets/home.css"/></head>'
  expect(await firstBytesFirst(page, built)).toBe(
    '<head><style>.a{content:"$&"}.b{}</style>' +
      '<link rel="stylesheet" href="/assets/kit.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/kit.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/home.css" disabled=""/></head>',
  )
})

it('leaves a page without styles as it is', async () => {
  expect(await firstBytesFirst('<p>Moved</p>', built)).toBe('<p>Moved</p>')
})
