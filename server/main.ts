import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { makeFirstAdministrator } from './accounts/first-administrator.ts'
import { createApi } from './api.ts'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database/client.ts'
import { startEmbeddedDatabase } from './database/embedded/start-embedded-database.ts'
import { migrate } from './database/migrate.ts'
import { loadStarterCatalogue } from './database/starter-catalogue/load-starter-catalogue.ts'
import { discoveryFiles } from './discovery/discovery-files.ts'
import { fileServer } from './http/files.ts'
import { createHttpServer } from './http/http-server.ts'
import { knownPages } from './http/known-pages.ts'
import { DEVELOPMENT_ASSETS, readPageAssets } from './http/page-assets.ts'
import { PageCache } from './http/page-cache.ts'
import { listenForChanges } from './http/public-data-changes.ts'
import { pageRenderer } from './http/render-page.ts'
import { finishAllLater, stopFinishing } from './images/finish-later.ts'
import { loadStarterPictures } from './images/load-starter-pictures.ts'
import { tidyImages } from './images/tidy-images.ts'
import { bossQueue } from './jobs/boss-queue.ts'
import { createLog } from './log.ts'
import { loadPages } from './pages-build.ts'
import { StartRefusal } from './start-refusal.ts'

const BUILT = resolve('build/client')

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
    const database = openDatabase(connectionString, (error) =>
      log.warn({ error: error.message }, 'A database connection failed'),
    )
    closing.push(database.close)
    await migrate(connectionString)
    const jobs = bossQueue(connectionString, log)
    const ctx = createContext({ config, db: database.db, log }, { jobs })
    closing.push(() => ctx.mail?.close())
    await tidyImages(ctx)
    await loadStarterPictures(ctx)
    await loadStarterCatalogue(ctx)
    const invented = await makeFirstAdministrator(ctx)
    const api = createApi(ctx)
    closing.push(() => jobs.stop())
    const [build] = await Promise.all([loadPages(isLive), jobs.start(ctx)])
    closing.push(build.close)
    const render = pageRenderer({
      loadBuild: build.load,
      api,
      assets: isLive ? DEVELOPMENT_ASSETS : await readPageAssets(BUILT),
      mode: isLive ? 'development' : 'production',
    })
    const pages = new PageCache(render, {
      known: knownPages(async () => (await build.load()).routes),
      takesStripe: ctx.payments.name === 'stripe',
      isLive,
    })
    closing.push(listenForChanges(connectionString, () => pages.clear(), log))
    const files = fileServer({ built: BUILT, uploads: ctx.storage })
    discoveryFiles(files, ctx)
    const server = createHttpServer({ api, files, pages, log, development: build.middleware })
    const port = await listen(server, config)
    closing.push(() => close(server))
    stopOnSignals(stop)
    if (invented)
      say(`First administrator: user ${invented.username}, password ${invented.password} (shown this once)`)
    const url = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
    say(`Ready at ${url}`)
    await finishAllLater(ctx)
    closing.push(stopFinishing)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function readConfig(): Config {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Settings may all come from the environment.
  }
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) throw new StartRefusal(error.message)
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
