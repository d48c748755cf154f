import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
const stampFile = join('build', 'sources.sha256')

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
  if (existing.contents !== contents) await build()
  saveResult(stampFile, `${contents}\n${states}\n`)
}

async function build(): Promise<void> {
  process.stdout.write('Building the site…\n')
  rmSync(stampFile, { force: true })
  const { code, output } = await runBuild()
  if (code !== 0) throw new StartRefusal(`${output}\nThe build failed.`)
  forgetCompiled()
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

async function runBuild(): Promise<{ code: number | null; output: string }> {
  const program = join('node_modules', 'astro', 'bin', 'astro.mjs')
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' }
  const env = { ...process.env, ...quiet, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
