import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The administrator that any browser test may sign in as. */
export const administrator = { username: 'admin', password: 'campfire-lantern-42' }

export const authorization = {
  Authorization: `Basic ${btoa(`${administrator.username}:${administrator.password}`)}`,
}

export type Site = {
  readonly url: string
  readonly dataDir: string
  /** Stops the site along with its database, and starts it again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const CHEAP_PASSWORDS = fileURLToPath(new URL('../cheap-passwords.ts', import.meta.url))

/** Such as production has, but larger: a server that starts small spends a tenth of its time on growing. */
const MEMORY = ['--max-semi-space-size=32', '--min-semi-space-size=32']

/**
 * Its workers run as the superuser, so a database that one of them is using could not be dropped. And a statement is
 * otherwise planned six times on each connection.
 */
const DATABASE_SETTINGS = 'autovacuum = off\nplan_cache_mode = force_generic_plan\n'

/**
 * Names the data folder of a site that was started once and stopped; workers inherit it from the global
 * setup.
 */
const NEW_SITE = 'BROWSER_TESTS_NEW_SITE'

/** Prepares the initial data of every site: creating and seeding a database takes longer than copying it. */
export async function makeNewSite(): Promise<{ dataDir: string; remove(): void }> {
  const dataDir = makeFolder()
  const site = await startIn(dataDir, {})
  // Responds once the jobs have installed themselves, which copies then need not do.
  const jobs = await fetch(`${site.url}/api/admin/jobs`, { headers: authorization })
  if (!jobs.ok) throw new Error(await jobs.text())
  await site.end()
  // A database that had to be placed outside the data folder is not copied with it: then every site creates
  // its own.
  if (!existsSync(join(dataDir, 'postgres.moved'))) {
    process.env[NEW_SITE] = dataDir
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), DATABASE_SETTINGS)
  }
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Returns whether sites are copies, with a copy of their new database beside it. */
export const isCopied = () => process.env[NEW_SITE] !== undefined

/** Starts the built site on a free port, in the state after its first start and with only these settings. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = makeFolder()
  const newSite = process.env[NEW_SITE]
  // Keep file owners: root starts the database as another user.
  if (newSite && !env.DATABASE_URL) execFileSync('cp', ['-a', `${newSite}/.`, dataDir])
  let running = await startIn(dataDir, env)
  const { url, port } = running
  return {
    url,
    dataDir,
    restart: async () => {
      await running.end()
      running = await startIn(dataDir, { ...env, PORT: String(port) })
    },
    stop: async () => {
      await running.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'browser-tests-'))
}

const usedPorts = new Set<number>()

async function startIn(dataDir: string, env: Record<string, string>) {
  const port = Number(env.PORT ?? (await findFreePort()))
  const child = spawn(process.execPath, [...MEMORY, 'scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...settings(dataDir, port),
      ...env,
      NODE_OPTIONS: `--import=${CHEAP_PASSWORDS} ${env.NODE_OPTIONS ?? ''}`,
    },
  })
  try {
    await untilReady(child)
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    port,
    end: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Empty means unset: the developer's own settings must not leak into the tests. */
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

/**
 * A port that no site of this worker has used before: an address identifies one site, and its signed-in user.
 */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  if (usedPorts.has(address.port)) return findFreePort()
  usedPorts.add(address.port)
  return address.port
}
