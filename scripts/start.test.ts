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

it('a failing build ends the start with its output and exit code 1, without our stack trace', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/\nThe build failed\.\n$/)
  expect(stderr).not.toContain('StartRefusal')
})

it('rebuilds exactly when the contents of a source have changed, whatever its timestamps say', () => {
  makeProject()
  const source = join(folder, 'server', 'rules.ts')
  expect(start()).toBe('built')
  expect(start()).toBe('as it was')
  // The same contents with another modification time.
  utimesSync(source, 1, 1)
  expect(start()).toBe('as it was')
  // Other contents of the same length and modification time.
  writeFileSync(source, 'export const limit = 2')
  utimesSync(source, 1, 1)
  expect(start()).toBe('built')
  expect(start()).toBe('as it was')
  // Not part of a build.
  writeFileSync(join(folder, 'server', 'rules.test.ts'), 'it()')
  expect(start()).toBe('as it was')
  // A copy has the same contents but another inode.
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  rmSync(folder, { recursive: true })
  folder = copy
  expect(start()).toBe('as it was')
  rmSync(join(folder, 'server', 'rules.ts'))
  expect(start()).toBe('built')
})

it('rebuilds if the record of the last build is damaged or in another release’s format', () => {
  makeProject()
  expect(start()).toBe('built')
  const record = join(folder, 'build', 'sources.sha256')
  for (const text of ['', 'no hash', '\n\n']) {
    writeFileSync(record, text)
    expect(start()).toBe('built')
    expect(statSync(record).size).toBeGreaterThan(100)
  }
})

/** A project whose build only counts how often it ran. */
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
