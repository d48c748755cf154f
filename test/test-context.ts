import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { DatabaseClient } from '#server/foundation/database/client.ts'
import { ADMIN, BASIC } from './administrator.ts'
import type { CallAnswer } from './body-of.ts'
import { copyDatabase, openCopy } from './copy-database.ts'
import { imageWorkOfTests } from './image-work.ts'

export { ADMIN, BASIC }

/** A morning in Miami, well before the dates that tests book. */
export const MORNING = new Date('2027-01-04T14:00:00Z')

/**
 * Enough for the families that want the same thing at once in most tests. Each connection reads PostgreSQL's catalog
 * anew: with twenty, the first requests of a file would take a third longer.
 */
const CONNECTIONS = 8

export type TestContext = Context & {
  readonly databaseUrl: string
  /** Sets the clock that the operations see. */
  setNow(instant: Date): void
  /** Calls the API as if over the network. */
  fetch(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>
  /** Calls the API as a visitor. A body is sent as JSON; forms and bytes are sent unchanged. */
  call: Call
  /** Calls the API as the administrator. */
  staff: Call
}

/** What is sent may be anything, valid or not; what comes back has the contract's type. */
export type Call = <M extends string, Address extends string>(
  method: M,
  address: Address,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse<CallAnswer<M, Address>>>

type TestResponse<Body> = { status: number; headers: Headers; body: Body }

type Options = {
  env?: Record<string, string>
  changes?: (parts: { db: Context['db'] }) => Partial<Context>
  /** Payment providers that replace those of the registry. */
  providers?: Parameters<typeof parseConfig>[1]
  log?: Context['log']
}

/** Creates a context for one test file: a cloned database, the real API and a stopped clock. */
export function testContext({
  env = {},
  changes = () => ({}),
  providers,
  log = pino({ level: 'silent' }),
}: Options = {}): TestContext {
  const ctx = {} as TestContext
  const imageWork = imageWorkOfTests()
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let database: DatabaseClient
  let dataDir: string
  beforeAll(async () => {
    copy = await copyDatabase()
    dataDir = mkdtempSync(join(tmpdir(), 'teepee-test-data-'))
    database = openCopy(copy.url, CONNECTIONS)
    const settings = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, ...env }
    const config = parseConfig({ DATA_DIR: dataDir, ...settings }, providers)
    let now = MORNING
    const made = await createContext(
      { config, db: database.db, log },
      { now: () => now, imageWork, ...changes(database) },
    )
    const api = createApi(made)
    const call = callApi(api)
    Object.assign(ctx, made, {
      databaseUrl: copy.url,
      fetch: async (path: string, init?: RequestInit) => api.request(path, init),
      setNow: (instant: Date) => {
        now = instant
      },
      call,
      staff: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
        call(method, path, body, { Authorization: BASIC, ...headers }),
    })
  })
  beforeEach(() => imageWork.finishing.forget())
  afterAll(async () => {
    await database?.close()
    await copy?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return ctx
}

/** Returns a function that calls an API as a visitor. */
export function callApi(api: ReturnType<typeof createApi>): Call {
  return async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await api.request(path, {
      method,
      headers: { ...(body === undefined || isRaw(body) ? {} : JSON_TYPE), ...headers },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : getText(body) }),
    })
    const text = await readToItsEnd(response)
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : parse(text)) as Body,
    }
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function isRaw(body: unknown): body is FormData | Uint8Array<ArrayBuffer> {
  return body instanceof FormData || body instanceof Uint8Array
}

function getText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** An event stream never ends; callers of every endpoint only need its status. */
async function readToItsEnd(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
