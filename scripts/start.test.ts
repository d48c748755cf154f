import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teepee-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a build that fails ends the start with its output and exit code 1, without our stack', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/\nThe build failed\.\n$/)
  expect(stderr).not.toContain('StartRefusal')
})

it('builds when the contents of a source have changed, whatever its times say, and not otherwise', () => {
  makeProject()
  const source = join(folder, 'server', 'rules.ts')
  expect(start()).toBe('built')
  expect(start()).toBe('as it was')
  // Another time of the same content.
  utimesSync(source, 1, 1)
  expect(start()).toBe('as it was')
  // Another content of the same length and time.
  writeFileSync(source, 'export const limit = 2')
  utimesSync(source, 1, 1)
  expect(start()).toBe('built')
  expect(start()).toBe('as it was')
  // No part of a build.
  writeFileSync(join(folder, 'server', 'rules.test.ts'), 'it()')
  expect(start()).toBe('as it was')
  // A copy has the contents and another inode.
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  rmSync(folder, { recursive: true })
  folder = copy
  expect(start()).toBe('as it was')
  rmSync(join(folder, 'server', 'rules.ts'))
  expect(start()).toBe('built')
})

it('builds again if the record of the last build is from a release that wrote it otherwise, or damaged', () => {
  makeProject()
  expect(start()).toBe('built')
  const record = join(folder, 'build', 'sources.sha256')
  for (const text of ['', 'no hash', '\n\n']) {
    writeFileSync(record, text)
    expect(start()).toBe('built')
    expect(statSync(record).size).toBeGreaterThan(100)
  }
})

/** A project whose build only counts. */
function makeProject(): void {
  const program = join(folder, 'node_modules', 'astro', 'bin')
  for (const made of [program, join(folder, 'server'), join(folder, 'build')])
    mkdirSync(made, { recursive: true })
  writeFileSync(
    join(program, 'astro.mjs'),
    "import { appendFileSync } from 'node:fs'; appendFileSync('builds', '1')",
  )
  writeFileSync(join(folder, 'builds'), '')
  writeFileSync(join(folder, 'server', 'rules.ts'), 'export const limit = 1')
}

function start(): 'built' | 'as it was' {
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8').length
  const before = builds()
  const program = `(await import('${pathToFileURL(resolve('scripts/build.ts'))}')).buildIfNeeded()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return builds() > before ? 'built' : 'as it was'
}
