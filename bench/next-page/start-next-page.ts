import { execFileSync, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../product.ts'

/**
 * Starts a page of eight cards built and served by Next.js (incremental static regeneration). Next.js is not a
 * dependency of the site: a folder of its own is installed from its lock file, built, and removed afterwards.
 */
export async function startNextPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'next-page-'))
  cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true })
  const options: SpawnOptions & { stdio: StdioOptions } = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  // Not `npm ci`, because the lock file lists the compilers for some platforms only.
  execFileSync('npm', ['install'], options)
  execFileSync(process.execPath, [next, 'build'], options)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const address = ['--port', String(port), '--hostname', '127.0.0.1']
  const child = spawn(process.execPath, [next, 'start', ...address], options)
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await answers(url))) if (child.exitCode !== null) throw new Error('Next.js did not start')
  return { url, stop }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.text()
  return response?.ok ?? false
}
