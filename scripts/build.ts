import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { StartRefusal } from '#server/start-refusal.ts'

const sources = ['app', 'contract', 'domain', 'public', 'server']
const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
const stamp = join('build', 'sources.sha256')

/** Builds the pages and the server, unless the existing build was made from exactly these sources. Throws a StartRefusal. */
export async function buildIfNeeded(): Promise<void> {
  const wanted = fingerprintSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building the site…\n')
  rmSync(stamp, { force: true })
  const { code, output } = await runBuild()
  if (code !== 0) throw new StartRefusal(`${output}\nThe build failed.`)
  writeFileSync(stamp, wanted)
  forgetCompiled()
}

/** What Node kept of compiling earlier builds is never asked for again; of this one it keeps it anew. */
function forgetCompiled(): void {
  const folder = getCompileCacheDir()
  if (folder) for (const file of readdirSync(folder)) rmSync(join(folder, file), { force: true })
}

/** Hashes contents, not times: a fresh checkout or a copied folder keeps its build. */
function fingerprintSources(): string {
  const folders = sources.filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...settings].sort()) {
    if (existsSync(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

async function runBuild(): Promise<{ code: number | null; output: string }> {
  const program = join('node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
