import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
const at = (...path: string[]) => join(folder, ...path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teepee-bootstrap-'))
  for (const made of [at('scripts'), at('bin'), at('node_modules', 'node', 'bin')])
    mkdirSync(made, { recursive: true })
  for (const file of ['bootstrap.mjs', 'file-states.mjs']) cpSync(join('scripts', file), at('scripts', file))
  writeFileSync(
    at('bin', 'npm'),
    '#!/bin/sh\necho "$*" >> installs\ncp package-lock.json node_modules/.package-lock.json\n',
    { mode: 0o755 },
  )
  writeFileSync(at('node_modules', 'node', 'bin', 'node'), '#!/bin/sh\necho "pinned $*"\n', { mode: 0o755 })
  lock('1.0.0')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('installs what the lockfile lists if it is missing, then starts the pinned Node', () => {
  expect(start()).toEqual({ status: 0, pinned: true, installs: 1 })
  expect(readFileSync(at('installs'), 'utf8')).toMatch(/^ci --include=dev --include=optional/)
  expect(start()).toEqual({ status: 0, pinned: true, installs: 0 })
  expect(start()).toEqual({ status: 0, pinned: true, installs: 0 })
})

it('notices a changed lockfile of the same length and time, and a missing one of npm’s', () => {
  expect(start().installs).toBe(1)
  expect(start().installs).toBe(0)
  lock('1.0.1')
  expect(start()).toEqual({ status: 0, pinned: true, installs: 1 })
  expect(start().installs).toBe(0)
  rmSync(at('node_modules', '.package-lock.json'))
  expect(start().installs).toBe(1)
})

it('accepts missing packages for other machines, and extra ones that another command installed', () => {
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version: '1' },
        'node_modules/b': { version: '1', optional: true },
      },
    }),
  )
  writeFileSync(
    at('node_modules', '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1' } } }),
  )
  expect(start()).toEqual({ status: 0, pinned: true, installs: 0 })
})

function lock(version: string): void {
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
  )
  utimesSync(at('package-lock.json'), 1, 1)
}

function start() {
  rmSync(at('installs'), { force: true })
  const { npm_execpath: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, [at('scripts', 'bootstrap.mjs'), 'start'], {
    encoding: 'utf8',
    env: { ...env, PATH: [at('bin'), process.env.PATH].join(delimiter) },
  })
  const installs = existsSync(at('installs'))
    ? readFileSync(at('installs'), 'utf8').trim().split('\n').length
    : 0
  return { status, pinned: /^pinned .*scripts\/start\.ts$/m.test(stdout), installs }
}
