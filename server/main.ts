import { existsSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { NO_SOURCES } from '#contract/site/page-host.ts'
import { drain, listen, logUnhandledErrors, Shutdown, stopOnSignals } from '#platform/boot.ts'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { createApi } from './api.ts'
import { tidyImages } from './catalogue/images/delete-image.ts'
import { findLqip } from './catalogue/images/find-lqip.ts'
import { finishAllLater } from './catalogue/images/finish-later.ts'
import { loadStarterPictures } from './catalogue/images/load-starter-pictures.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { createContext } from './create-context.ts'
import { sealOlderAccess } from './crew/phone/access.ts'
import { openDatabase } from './foundation/database/client.ts'
import { unlessReadOnly } from './foundation/database/constraint.ts'
import { migrate } from './foundation/database/migrate.ts'
import { checkPooledAddress } from './foundation/database/pooler/check-pooled-address.ts'
import type { SlowQuery } from './foundation/database/slow-queries.ts'
import { loadStarterCatalogue } from './foundation/database/starter-catalogue/load-starter-catalogue.ts'
import { toStartRefusal } from './foundation/database/to-start-refusal.ts'
import { createHttpServer } from './foundation/http/connections/http-server.ts'
import { currentRequest } from './foundation/http/current-request.ts'
import { publishBuiltFiles } from './foundation/http/files/built-files.ts'
import { fileServer } from './foundation/http/files/files.ts'
import { pageFinder, readAreaPaths, readThemePaths } from './foundation/http/pages/find-page.ts'
import { PageCache } from './foundation/http/pages/page-cache.ts'
import { pageLocals, pageRenderer } from './foundation/http/pages/render-page.ts'
import { publicDataChanges } from './foundation/http/public-data-changes.ts'
import { createSecrets } from './foundation/secrets/read-secret.ts'
import { createLog } from './log.ts'
import { warnWithoutAddress } from './operations/doctor/warn-without-address.ts'
import { KEYS_CHANNEL } from './operations/keys/keys-in-use.ts'
import { keepStreamsAlive } from './operations/live-events/beat.ts'
import { EVENTS_CHANNEL, NOTICES_CHANNEL } from './operations/live-events/event-hub.ts'
import type { LivePages, OpenPages, Pages } from './pages.ts'
import { makeFirstAdministrator } from './people/accounts/first-administrator.ts'
import { sealOlderSecrets } from './people/accounts/second-factor/authenticator-secrets.ts'
import { discoveryFiles } from './site/discovery/discovery-files.ts'

/** The shortest time that container platforms grant after SIGTERM. */
const DRAIN_MILLISECONDS = 10_000
/** For work that holds a lock of a session, beside the connections through a pooler. */
const DIRECT_CONNECTIONS = { size: 2, name: 'moonlit-teepees locks' }
/** The build that this server was started with, even if `build` leads to a newer one later. */
const BUILT = join(existsSync('build') ? realpathSync('build') : resolve('build'), 'client')
/** The pages where most visits begin: nobody should wait for their first rendering. */
const FIRST_PAGES = ['/', '/booking', '/addons']

/** Starts everything; returns a function that stops it. Throws a StartRefusal with a sentence if it cannot start. */
export async function start(
  config: Config,
  openPages: OpenPages,
  stopTracing?: () => Promise<void>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const log = createLog(config.logLevel)
  logUnhandledErrors(log)
  const shutdown = new Shutdown(log)
  if (stopTracing) shutdown.addDependency(stopTracing)
  try {
    const url = await startParts(config, log, shutdown, openPages)
    return { url, stop: () => shutdown.run() }
  } catch (error) {
    await shutdown.run()
    throw toStartRefusal(error, config) ?? error
  }
}

async function startParts(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
  openPages: OpenPages,
): Promise<string> {
  const { app, ctx, jobs, changes, directUrl } = await openParts(config, log, shutdown, openPages)
  const [invented, { server, pages }] = await Promise.all([prepareData(ctx, app), makeServer(ctx, app)])
  const toStreams = {
    channels: {
      [EVENTS_CHANNEL]: () => void ctx.events.readOn(ctx),
      [NOTICES_CHANNEL]: (payload: string) => ctx.events.hear(payload),
      [KEYS_CHANNEL]: () => reloadKeys(ctx),
    },
    onConnected: () => {
      void ctx.events.readOn(ctx)
      reloadKeys(ctx)
    },
  }
  shutdown.addDependency(changes.listen(directUrl, () => pages?.clear(), log, toStreams))
  const port = await listen(server, config)
  shutdown.addWork(keepStreamsAlive(ctx.events))
  shutdown.addWork(() => drain(server, DRAIN_MILLISECONDS))
  shutdown.addWork(() => ctx.imageWork.finishing.stop())
  stopOnSignals(() => shutdown.run())
  if (invented)
    say(`First administrator: user ${invented.username}, password ${invented.password} (shown this once)`)
  const url = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  say(`Ready at ${url}`)
  // The site is open, and no request needs these: a short database outage delays them, but ends nothing.
  await shutdown.doInTurn([
    () => jobs.start(ctx),
    () => finishPictures(ctx),
    () => warnWithoutAddress(ctx),
    ...FIRST_PAGES.map((path) => () => preparePage(path, pages, log)),
  ])
  return url
}

async function finishPictures(ctx: Context): Promise<void> {
  await finishAllLater(ctx).catch((error) =>
    ctx.log.warn({ error }, 'Unfinished pictures wait for the next start'),
  )
}

async function preparePage(path: string, pages: PageCache | undefined, log: Logger): Promise<void> {
  await pages
    ?.prepare(path)
    .catch((error) => log.warn({ error, path }, 'A first page is rendered when somebody asks for it'))
}

/** Opens and migrates the database, loads the pages, and creates the context that everything works in. */
async function openParts(config: Config, log: Logger, shutdown: Shutdown, openPages: OpenPages) {
  const starting = config.databaseUrl ?? startDatabase(config, shutdown, log)
  // Loaded while the database starts.
  const loading = Promise.all([
    loadPages(openPages, shutdown),
    import('./foundation/jobs/boss-queue.ts'),
    import('./timetable.ts'),
  ])
  const url = await starting
  const directUrl = config.databaseDirectUrl ?? url
  const [[app, { bossQueue }, { TIMETABLE }]] = await Promise.all([loading, migrate(directUrl)])
  const isPooled = directUrl !== url
  if (isPooled) await checkPooledAddress(url, directUrl)
  const onError = (error: Error) => log.warn({ error: error.message }, 'A database connection failed')
  const onSlowQuery = (query: SlowQuery) => log.warn({ ...query, ...currentRequest() }, 'A query was slow')
  const database = openDatabase(url, onError, { onSlowQuery, isPooled })
  shutdown.addDependency(database.close)
  const direct = isPooled ? openDatabase(directUrl, onError, DIRECT_CONNECTIONS) : database
  if (isPooled) shutdown.addDependency(direct.close)
  const jobs = bossQueue(directUrl, log, TIMETABLE)
  const changes = publicDataChanges(database.db)
  const ctx = await createContext(
    { config, db: database.db, directDb: direct.db, log, stopping: shutdown.signal },
    { jobs, publicDataChanged: changes.announce },
  )
  await ctx.keys.reload()
  shutdown.addDependency(() => ctx.mail?.close())
  ctx.metrics.watchProcess()
  shutdown.addWork(() => jobs.stop())
  return { app, ctx, jobs, changes, directUrl }
}

/** Another server was given other keys, or may have been while the database was down. */
function reloadKeys(ctx: Context): void {
  ctx.keys.reload().catch((error) => ctx.log.warn({ error }, 'The stored keys could not be read'))
}

/** Prepares the data that requests rely on; returns the first administrator if it created one. */
async function prepareData(ctx: Context, app: Pages | LivePages) {
  const [invented] = await Promise.all([
    makeFirstAdministrator(ctx),
    fillNewSite(ctx),
    unlessReadOnly(createSecrets(ctx.db)),
    sealOlderSecrets(ctx),
    sealOlderAccess(ctx),
    'answer' in app ? undefined : publishBuiltFiles(ctx.db, BUILT, ctx.now()),
    tidyImages(ctx),
  ])
  return invented
}

/** Assembles what handles requests: the API, the pages and the files. During development, pages are not cached. */
async function makeServer(
  ctx: Context,
  app: Pages | LivePages,
): Promise<{ server: Server; pages: PageCache | undefined }> {
  const api = createApi(ctx)
  const host = {
    api,
    findLqip: (path: string) => findLqip(ctx, path),
    // Read for each page, because the provider changes when an owner enters keys.
    get cardSources() {
      return ctx.config.paymentProviders[0]?.sources ?? NO_SOURCES
    },
  }
  const files = fileServer({ built: BUILT, uploads: ctx.storage, db: ctx.db })
  discoveryFiles(files, ctx)
  const { log, metrics } = ctx
  if ('answer' in app) {
    app.host((request) => pageLocals(host, request))
    return { server: createHttpServer({ api, files, pages: app, log, metrics }), pages: undefined }
  }
  const finder = pageFinder(app.match, { themes: () => readThemePaths(api), areas: () => readAreaPaths(api) })
  const pages = new PageCache(pageRenderer(app, host), finder)
  return { server: createHttpServer({ api, files, pages, log, metrics }), pages }
}

async function loadPages(openPages: OpenPages, shutdown: Shutdown): Promise<Pages | LivePages> {
  const pages = await openPages()
  if ('close' in pages) shutdown.addDependency(pages.close)
  return pages
}

async function fillNewSite(ctx: Context): Promise<void> {
  // The catalogue refers to the pictures.
  await loadStarterPictures(ctx)
  await loadStarterCatalogue(ctx)
}

async function startDatabase(config: Config, shutdown: Shutdown, log: Logger): Promise<string> {
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  shutdown.addDependency(() => embedded.stop())
  return embedded.connectionString
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
