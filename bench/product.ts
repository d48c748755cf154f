import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'

export type Product = {
  readonly url: string
  readonly databaseUrl: string
  /** Milliseconds from starting the process until it accepts requests. */
  readonly startedIn: number
  /** Memory of the server and its image workers in megabytes; shared pages count proportionally (PSS). */
  memory(): number
  /** Processor time the server itself has used so far. */
  processorSeconds(): number
  stop(): Promise<void>
}

export const administrator = { username: 'admin', password: 'campfire-lantern-42' }

const silent = createLog('silent')

/** Opens a data folder with a database for both the product and the baselines. */
export async function openDataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'teepee-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: join(dataDir, 'db'), log: silent })
  return {
    dataDir,
    databaseUrl: database.connectionString,
    async close() {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the built product as `npm start` does, in separate processes. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
  })
  await untilReady(child)
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: env.DATABASE_URL ?? '',
    startedIn: performance.now() - started,
    memory: () => getFamily(child.pid ?? 0).reduce((sum, pid) => sum + getMegabytes(pid), 0),
    processorSeconds: () => getProcessorSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the server’s messages are missing')
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('Ready at') && resolve())
    child.once('exit', () => reject(new Error('the server ended before it was ready')))
  })
}

/** Returns a process and all of its descendants. */
function getFamily(pid: number): number[] {
  const children = readIfRunning(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    readIfRunning(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
  return [pid, ...children.flatMap(getFamily)]
}

/** Linux counts it in hundredths of a second, over all threads that ever existed. */
export function getProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function getMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(
    readIfRunning(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss: 0 kB'),
  )?.[1]
  return Number(kilobytes) / 1024
}

/** The image worker ends while it has nothing to do, perhaps just before it is measured. */
function readIfRunning<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read()
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return otherwise
    throw error
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
