import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The administrator that every browser test may sign in as. */
export const administrator = { username: 'admin', password: 'campfire-lantern-42' }

export const authorization = {
  Authorization: `Basic ${btoa(`${administrator.username}:${administrator.password}`)}`,
}

export type Site = { readonly url: string; readonly dataDir: string; stop(): Promise<void> }

/** Starts the built site on a free port with an empty data folder, and with only these settings. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'browser-tests-'))
  const port = await findFreePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings(dataDir, port), ...env },
  })
  try {
    await untilReady(child)
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Empty means not set: the developer's own settings must not reach the tests. */
function settings(dataDir: string, port: number) {
  const unset = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'S3_BUCKET', 'OPENAI_API_KEY']
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE']
  return {
    ...Object.fromEntries([...unset, ...stripe].map((name) => [name, ''])),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMITS: 'off',
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the pipe for the server’s messages is missing')
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line)
      if (line.startsWith('Ready at ')) resolve()
    })
    reader.on('close', () => reject(new Error(`The server did not start:\n${lines.join('\n')}`)))
  })
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
