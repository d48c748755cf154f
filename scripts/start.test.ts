import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
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
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
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

it('two starts at once each run what they built', async () => {
  // Neither build ends before both have begun, however long a process takes to start.
  makeProject(`while (readFileSync('builds', 'utf8').length < 2) await new Promise(setImmediate)`)
  const run = `process.stdout.write((await import(process.cwd() + '/build/entry.mjs')).built)`
  const both = [1, 2].map(() => promisify(execFile)(process.execPath, toArguments(run), { cwd: folder }))
  const outputs = await Promise.all(both)
  expect(outputs.map(({ stdout }) => stdout)).toEqual(both.map(() => 'Building the site…\nwhole'))
  expect(start()).toBe('as it was')
})

it('a new build leaves the files of a server that runs, and the oldest builds go', () => {
  makeProject()
  // What an older release left.
  mkdirSync(join(folder, 'build'))
  expect(start()).toBe('built')
  const running = realpathSync(join(folder, 'build'))
  for (let change = 2; change < 9; change++) {
    writeFileSync(join(folder, 'server', 'rules.ts'), `export const limit = ${change}`)
    expect(start()).toBe('built')
    if (change === 2) expect(existsSync(join(running, 'entry.mjs'))).toBe(true)
  }
  expect(existsSync(running)).toBe(false)
  expect(readdirSync(join(folder, '.cache', 'builds'))).toHaveLength(5)
})

it('a failed build leaves the last one as it was', () => {
  makeProject()
  start()
  writeFileSync(join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'process.exit(1)')
  writeFileSync(join(folder, 'server', 'rules.ts'), 'export const limit = 2')
  expect(begin()).toMatchObject({ status: 1, stderr: expect.stringContaining('The build failed.') })
  expect(existsSync(join(folder, 'build', 'entry.mjs'))).toBe(true)
  expect(readdirSync(join(folder, '.cache', 'builds'))).toHaveLength(1)
})

/** A project whose build counts how often it ran. */
function makeProject(halfway = ''): void {
  const program = join(folder, 'node_modules', 'astro', 'bin')
  for (const made of [program, join(folder, 'server')]) mkdirSync(made, { recursive: true })
  writeFileSync(
    join(program, 'astro.mjs'),
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
appendFileSync('builds', '1')
const folder = process.argv.at(-1)
mkdirSync(folder, { recursive: true })
writeFileSync(folder + '/entry.mjs', 'export const built =')
${halfway}
appendFileSync(folder + '/entry.mjs', '"whole"')`,
  )
  writeFileSync(join(folder, 'builds'), '')
  writeFileSync(join(folder, 'server', 'rules.ts'), 'export const limit = 1')
}

function start(): 'built' | 'as it was' {
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8').length
  const before = builds()
  const { status, stderr } = begin()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return builds() > before ? 'built' : 'as it was'
}

function begin() {
  return spawnSync(process.execPath, toArguments(), { cwd: folder, encoding: 'utf8' })
}

/** A program that builds if needed, and then runs. */
function toArguments(run = ''): string[] {
  const build = `await (await import('${pathToFileURL(resolve('scripts/build.ts'))}')).buildIfNeeded()`
  return ['--input-type=module', '-e', `${build}\n${run}`]
}
