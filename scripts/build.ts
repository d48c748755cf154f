import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join, sep } from 'node:path'
import { StartRefusal } from '#platform/boot.ts'
import { getFileState, saveResult } from './file-states.mjs'

const sources = ['app', 'contract', 'domain', 'messages', 'platform', 'public', 'server']
/**
 * Not part of a build: tests, and what the server reads only when it migrates the database, which is half of all bytes.
 */
const notBuilt = /\.test\.tsx?$|^server.foundation.database.migrations./
const settings = ['package-lock.json', 'tsconfig.json', 'astro.config.ts']
/**
 * Leads to the folder of the newest build. Each build has its own: one that fails or runs at the same time as another
 * replaces nothing, and a server keeps the files that it was started with.
 */
const BUILT = 'build'
const BUILDS = join('.cache', 'builds')
/** Servers and tests may still run older ones. */
const BUILDS_KEPT = 5
const STAMP = 'sources.sha256'
const stampFile = join(BUILT, STAMP)

/**
 * Builds the pages and the server, unless the existing build was made from exactly these sources. Throws a StartRefusal
 * if the build fails.
 */
export async function buildIfNeeded(): Promise<void> {
  const files = listSources()
  const states = hashStates(files)
  const existing = readStamp()
  if (existing.states === states) return
  const contents = hashContents(files)
  const stamp = `${contents}\n${states}\n`
  if (existing.contents === contents) saveResult(stampFile, stamp)
  else await build(stamp)
}

async function build(stamp: string): Promise<void> {
  process.stdout.write('Building the site…\n')
  const folder = join(BUILDS, randomUUID())
  const { code, output } = await runBuild(folder)
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new StartRefusal(`${output}\nThe build failed.`)
  }
  saveResult(join(folder, STAMP), stamp)
  leadTo(folder)
  forgetOldBuilds()
  forgetCompiled()
}

function leadTo(folder: string): void {
  const link = `${folder}.link`
  symlinkSync(folder, link, 'junction')
  // Written by `npm run build` or an older release.
  if (lstatSync(BUILT, { throwIfNoEntry: false })?.isDirectory()) renameSync(BUILT, `${folder}.before`)
  renameSync(link, BUILT)
}

function forgetOldBuilds(): void {
  const madeAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const builds = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .sort((one, other) => madeAt(other) - madeAt(one))
  for (const old of builds.slice(BUILDS_KEPT)) rmSync(old, { recursive: true, force: true })
}

/** What the build was made from. `contents` decides; matching `states` prove the same without reading a single file. */
function readStamp(): { contents?: string | undefined; states?: string | undefined } {
  const [contents, states] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : []
  return { contents, states }
}

/** The compile cache of earlier builds is never used again; this build fills it anew. */
function forgetCompiled(): void {
  const folder = getCompileCacheDir()
  if (folder) for (const file of readdirSync(folder)) rmSync(join(folder, file), { force: true })
}

function listSources(): string[] {
  return sources
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${sep}${entry.name}`)
    .filter((file) => !notBuilt.test(file))
    .concat(settings.filter((file) => existsSync(file)))
    .sort()
}

function hashStates(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0${getFileState(file)}\0`)
  return hash.digest('hex')
}

/** A fresh checkout and a copied folder have the same contents, so they keep their build. */
function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

async function runBuild(folder: string): Promise<{ code: number | null; output: string }> {
  const program = join('node_modules', 'astro', 'bin', 'astro.mjs')
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' }
  const env = { ...process.env, ...quiet, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build', '--outDir', folder], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
