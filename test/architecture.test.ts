import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, ORDERED_LAYERS } from './chapters.ts'
import { files, foldersIn, isSource, read, sourceFiles } from './source-files.ts'

type Import = { readonly from: string; readonly to: string }

/** Adapters of chapters: an interface, the real implementation and the stand-in of an external service. */
const ADAPTERS = ['catalogue/ai-photos', 'money/payments/providers']
const FEATURES = foldersIn('server').filter((folder) => folder !== 'foundation')
const ADMIN_TABS = sourceFiles('app/admin')
  .map((file) => dirname(file))
  .filter((folder) => files.includes(`${folder}/${basename(folder)}-tab.tsx`))
/** Sibling folders import each other in one direction only, at every level. */
const WITHOUT_CIRCLES = ['app', 'domain', 'contract', 'platform', 'server']
/** Each of these has a rule below. `styles` contains no scripts. */
const APP_FOLDERS = ['admin', 'booking', 'crew', 'lib', 'pages', 'shared', 'site', 'styles', 'ui']

const imports = files.flatMap((file) => listImports(file))
const typeImports = files.flatMap((file) => listTypeImports(file))

describe('the import rules', () => {
  it('domain only imports itself and, for its messages, the catalogues and what compiles and formats them', () => {
    const isOwn = (to: string) => to.startsWith('domain/')
    const isForMessages = (to: string) => /^(messages\/|icu-minify\/)/.test(to)
    expect(crossing('domain/', (to) => isOwn(to) || isForMessages(to))).toEqual([])
    const others = imports.filter(({ from, to }) => isForMessages(to) && from.startsWith('domain/'))
    expect(others.filter(({ from }) => !/^domain\/foundation\/(messages|translation)\//.test(from))).toEqual(
      [],
    )
  })

  it('contract only imports domain and Zod', () => {
    expect(crossing('contract/', (to) => /^(contract|domain)\//.test(to) || to === 'zod')).toEqual([])
  })

  it('platform imports nothing of the business', () => {
    expect(
      crossing('platform/', (to) => !/^(app|bench|contract|domain|scripts|server|test)\//.test(to)),
    ).toEqual([])
  })

  it('platform is only imported through its entry points', () => {
    const behind = [...imports, ...typeImports].filter(
      ({ from, to }) => /^platform\/.*\//.test(to) && !from.startsWith('platform/'),
    )
    expect(behind).toEqual([])
  })

  it('app imports contract and domain, but never the server', () => {
    expect(crossing('app/', (to) => !/^(server|test|scripts|bench)\//.test(to))).toEqual([])
  })

  it('every folder of app has a rule', () => {
    expect(foldersIn('app').sort()).toEqual(APP_FOLDERS)
  })

  it.each([
    ['site', ['booking', 'admin', 'crew']],
    ['booking', ['site', 'admin', 'crew']],
    ['admin', ['site', 'booking', 'crew']],
    ['crew', ['site', 'booking', 'admin', 'shared']],
  ])('app/%s imports nothing from %j', (area, others) => {
    const pattern = new RegExp(`^app/(${others.join('|')})/`)
    expect(crossing(`app/${area}/`, (to) => !pattern.test(to))).toEqual([])
  })

  it('pages for visitors only import types from the schemas, whose library would weigh as much as the page', () => {
    const schemas = new Set(
      imports.filter(({ from, to }) => /^contract\//.test(from) && to === 'zod').map(({ from }) => from),
    )
    expect(schemas.size).toBeGreaterThan(0)
    for (const area of ['site', 'booking', 'crew', 'shared', 'lib', 'ui'])
      expect(crossing(`app/${area}/`, (to) => !schemas.has(to))).toEqual([])
  })

  it('the component libraries of the admin stay in the admin', () => {
    const isForAdmin = (to: string) => /^(@base-ui\/|sonner$)/.test(to)
    const users = imports.filter(({ to }) => isForAdmin(to)).map(({ from }) => from)
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter((from) => !from.startsWith('app/admin/'))).toEqual([])
  })

  it('what the server says in all languages, and what compiles it, stays on the server', () => {
    const isForServer =
      /^(messages\/|domain\/foundation\/(translation\/(text-in|translate|store)|messages\/compile))/
    expect(crossing('app/', (to) => !isForServer.test(to))).toEqual([])
  })

  it('app/ui imports only app/ui and libraries', () => {
    expect(
      crossing('app/ui/', (to) => to.startsWith('app/ui/') || !/^(app|domain|contract|server)\//.test(to)),
    ).toEqual([])
  })

  it('no part of the app imports pages', () => {
    expect(
      imports.filter(({ from, to }) => to.startsWith('app/pages/') && !from.startsWith('app/pages/')),
    ).toEqual([])
  })

  it('app/lib contains no components, and only imports shared ones from app/ui', () => {
    expect(files.filter((file) => file.startsWith('app/lib/') && file.endsWith('.tsx'))).toEqual([])
    expect(crossing('app/lib/', (to) => !/^app\/(site|booking|admin|crew|shared)\//.test(to))).toEqual([])
  })

  it('app/shared contains what several areas show, and imports none of them', () => {
    expect(crossing('app/shared/', (to) => !/^app\/(site|booking|admin|crew)\//.test(to))).toEqual([])
  })

  it('the server never imports the app', () => {
    expect(crossing('server/', (to) => !to.startsWith('app/'))).toEqual([])
  })

  it.each(ADAPTERS)('server/%s imports no features', (folder) => {
    const pattern = new RegExp(`^server/(${FEATURES.join('|')})/`)
    const isOwn = (to: string) => to.startsWith(`server/${folder}/`)
    expect(crossing(`server/${folder}/`, (to) => isOwn(to) || !pattern.test(to))).toEqual([])
  })

  it.each(ORDERED_LAYERS)('the chapters of %s import only those after them, not even for types', (layer) => {
    const getChapter = (file: string) => {
      const [top, chapter = ''] = file.split('/')
      return top === layer ? CHAPTERS.indexOf(chapter) : -1
    }
    const backwards = [...imports, ...typeImports].filter(({ from, to }) => {
      if (!isSource(from)) return false
      const [user, used] = [getChapter(from), getChapter(to)]
      return used >= 0 && user > used
    })
    expect(backwards).toEqual([])
  })

  it('no tab of the admin imports another', () => {
    for (const tab of ADMIN_TABS) {
      const isOwn = (to: string) => to.startsWith(`${tab}/`)
      expect(crossing(`${tab}/`, (to) => isOwn(to) || !isInTab(to))).toEqual([])
    }
  })

  it("what the admin's tabs share imports none of them", () => {
    const shared = crossing('app/admin/', (to) => !isInTab(to))
      .filter(({ from }) => !isInTab(from))
      // The routes load each tab by its path.
      .filter(({ from }) => from !== 'app/admin/routes.tsx')
    expect(shared).toEqual([])
  })

  it('nothing that payments build on imports the money of a booking', () => {
    expect(crossing('server/crew/agenda/', (to) => !/^server\/(family|money)\//.test(to))).toEqual([])
  })

  it('only the table of contents imports endpoints', () => {
    const crossed = imports.filter(
      ({ from, to }) => /(^|[/-])endpoints\.ts$/.test(to) && from !== 'server/api.ts',
    )
    expect(crossed).toEqual([])
  })

  it('one file writes rows of bookings, so that no change misses its version, its log entry or its webhook', () => {
    const writes =
      /\b(update|insert)\(bookings\)|\b(update|insert into) ("?bookings"? (set|\()|\$\{bookings\})/i
    const writers = sourceFiles('server').filter((file) => isSource(file) && writes.test(read(file)))
    expect(writers).toEqual(['server/booking/bookings/write/booking-rows.ts'])
  })

  it('one file writes events, jobs take what is due, and only erasing a family or a trial takes more', () => {
    const find = (write: RegExp) =>
      sourceFiles('server').filter((file) => isSource(file) && write.test(read(file)))
    expect(find(/\binsert\(events\)|\binsert into ("?events"?|\$\{events\})/i)).toEqual([
      'server/foundation/events/record-event.ts',
    ])
    expect(find(/\bupdate\(events\)|\bupdate ("?events"? set|\$\{events\})/i)).toEqual([
      'server/foundation/events/take-due.ts',
      'server/people/customers/erase-traces.ts',
      'server/people/customers/erase-written.ts',
    ])
    expect(find(/\bdelete\(events\)|\bdelete from ("?events"?|\$\{events\})/i)).toEqual([
      'server/family/trial/remove-trial.ts',
    ])
  })

  it('only tests import test', () => {
    const crossed = imports.filter(
      ({ from, to }) =>
        to.startsWith('test/') &&
        !from.startsWith('test/') &&
        !/\.(test|browser)\.tsx?$/.test(from) &&
        !from.startsWith('bench/'),
    )
    expect(crossed).toEqual([])
  })

  it('browser tests all use the one test function that fails on any browser complaint', () => {
    const bare = files.filter(
      (file) =>
        file.startsWith('test/browser/') &&
        file !== 'test/browser/uncomplaining-test.ts' &&
        /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(read(file)),
    )
    expect(bare).toEqual([])
  })

  it('no files import each other in a cycle, not even for types', () => {
    expect(findCircles([...imports, ...typeImports])).toEqual([])
  })

  it.each(WITHOUT_CIRCLES)('no folders of %s/ import each other in a cycle, not even for types', (area) => {
    const between = [...imports, ...typeImports].filter(
      ({ from, to }) => isSource(from) && from.startsWith(`${area}/`) && to.startsWith(`${area}/`),
    )
    const steps = foldersBetween(between)
    expect(steps.size).toBeGreaterThan(0)
    expect([...steps.values()].flatMap((siblings) => findCircles(siblings))).toEqual([])
  })
})

function isInTab(file: string): boolean {
  return ADMIN_TABS.some((tab) => file.startsWith(`${tab}/`))
}

function crossing(area: string, isAllowed: (to: string) => boolean): Import[] {
  return imports.filter(
    ({ from, to }) => from.startsWith(area) && !/\.test\.tsx?$/.test(from) && !isAllowed(to),
  )
}

/** Returns what a file imports at run time, without type imports. */
function listImports(file: string): Import[] {
  return importsIn(
    file,
    /^\s*(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
}

/** Returns what a file imports only for its types. */
function listTypeImports(file: string): Import[] {
  return importsIn(file, /^\s*(?:import|export)\stype\s[^'"]*?\sfrom\s['"]([^'"]+)['"]/gm)
}

function importsIn(file: string, statement: RegExp): Import[] {
  return [...read(file).matchAll(statement)].map(([, named, dynamic]) => ({
    from: file,
    to: resolve(file, named ?? dynamic ?? ''),
  }))
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
}

/** Returns the imports between sibling folders, by their parent folder. */
function foldersBetween(all: readonly Import[]): Map<string, Import[]> {
  const found = new Map<string, Import[]>()
  for (const { from, to } of all) {
    const [a, b] = [from.split('/'), to.split('/')]
    const level = a.findIndex((part, index) => part !== b[index])
    // One of them is in the parent folder itself, which may use what is below it.
    if (level < 0 || level >= a.length - 1 || level >= b.length - 1) continue
    const parent = a.slice(0, level).join('/')
    const step = { from: a.slice(0, level + 1).join('/'), to: b.slice(0, level + 1).join('/') }
    found.set(parent, [...(found.get(parent) ?? []), step])
  }
  return found
}

/** Returns import cycles, each as a path back to where it starts. The list is empty only if there are none. */
function findCircles(between: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of between) next.set(from, (next.get(from) ?? new Set()).add(to))
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    const seen = path.indexOf(file)
    if (seen >= 0) return void found.push([...path.slice(seen), file])
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}
