import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../product.ts'

const folder = import.meta.dirname
const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
const options = {
  cwd: folder,
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
} as const

/**
 * Starts eight cards as Next.js builds and serves them (incremental static regeneration). Installs it from the lock
 * file beside it, and builds it, if that was not done yet: it is no dependency of the site.
 */
export async function startNextPage(): Promise<{ url: string; stop(): void }> {
  if (!existsSync(next)) execFileSync('npm', ['ci'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(process.execPath, [next, 'build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const child = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(url))) if (child.exitCode !== null) throw new Error('Next.js did not start')
  return { url, stop: () => void child.kill() }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.text()
  return response?.ok ?? false
}
