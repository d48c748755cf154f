import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { makeFirstAdministrator } from './accounts/first-administrator.ts'
import { createApi } from './api.ts'
import type { Config } from './config.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database/client.ts'
import { startEmbeddedDatabase } from './database/embedded/start-embedded-database.ts'
import { migrate } from './database/migrate.ts'
import { loadStarterCatalogue } from './database/starter-catalogue/load-starter-catalogue.ts'
import { discoveryFiles } from './discovery/discovery-files.ts'
import { currentRequest } from './http/current-request.ts'
import { fileServer } from './http/files.ts'
import { createHttpServer } from './http/http-server.ts'
import { knownPages } from './http/known-pages.ts'
import { PageCache } from './http/page-cache.ts'
import { listenForChanges } from './http/public-data-changes.ts'
import { pageRenderer } from './http/render-page.ts'
import { finishAllLater, stopFinishing } from './images/finish-later.ts'
import { loadStarterPictures } from './images/load-starter-pictures.ts'
import { tidyImages } from './images/tidy-images.ts'
import { bossQueue } from './jobs/boss-queue.ts'
import { createLog } from './log.ts'
import { loadPages } from './pages-build.ts'
import { readConfig } from './read-config.ts'
import { StartRefusal } from './start-refusal.ts'

/** Starts everything; returns how to stop it. Throws StartRefusal with a sentence when it cannot. */
export async function start(
  options: { dev?: boolean } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const isLive = options.dev ?? false
  const config = readConfig()
  const log = createLog(config.logLevel)
  const closing: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    const connectionString = config.databaseUrl ?? (await startDatabase(config, closing, log))
    const database = openDatabase(
      connectionString,
      (error) => log.warn({ error: error.message }, 'A database connection failed'),
      { onSlowQuery: (query) => log.warn({ ...query, ...currentRequest() }, 'A query was slow') },
    )
    closing.push(database.close)
    await migrate(connectionString)
    const jobs = bossQueue(connectionString, log)
    const ctx = createContext({ config, db: database.db, log }, { jobs })
    closing.push(() => ctx.mail?.close())
    ctx.metrics.watchProcess()
    await tidyImages(ctx)
    await loadStarterPictures(ctx)
    await loadStarterCatalogue(ctx)
    const invented = await makeFirstAdministrator(ctx)
    const api = createApi(ctx)
    closing.push(() => jobs.stop())
    const [build] = await Promise.all([loadPages(isLive), jobs.start(ctx)])
    closing.push(build.close)
    const pages = new PageCache(pageRenderer(build.load, api, isLive ? 'development' : 'production'), {
      isPage: knownPages(async () => (await build.load()).routes),
      takesStripe: ctx.payments.name === 'stripe',
      isLive,
    })
    closing.push(listenForChanges(connectionString, () => pages.clear(), log))
    const files = fileServer({ built: resolve('build/client'), uploads: ctx.storage })
    discoveryFiles(files, ctx)
    const server = createHttpServer({
      api,
      files,
      pages,
      log,
      metrics: ctx.metrics,
      development: build.middleware,
    })
    const port = await listen(server, config)
    closing.push(() => close(server))
    stopOnSignals(stop)
    if (invented)
      say(`First administrator: user ${invented.username}, password ${invented.password} (shown this once)`)
    const url = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
    say(`Ready at ${url}`)
    // The site is open: a database that is away for a moment delays this, and ends nothing.
    await finishAllLater(ctx).catch((error) =>
      log.warn({ error }, 'Unfinished pictures wait for the next start'),
    )
    closing.push(stopFinishing)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(
  config: Config,
  closing: (() => unknown)[],
  log: ReturnType<typeof createLog>,
): Promise<string> {
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  closing.push(() => embedded.stop())
  return embedded.connectionString
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new StartRefusal(
              `Port ${port} is taken by another program. Stop it, or choose another with PORT=3001 npm start.`,
            )
          : error,
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolvePort(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Lets requests under way end, but not for long. */
function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
  })
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
