import { dirname, posix } from 'node:path'

/** A file of the repository and the files of the repository that it imports directly. */
export type Imports = ReadonlyMap<string, readonly string[]>

export type ReachedTests = {
  /** Changed files whose importing tests Vitest finds itself, through the rules and screens. */
  readonly related: readonly string[]
  /** Test files of the server and of scripts. */
  readonly server: readonly string[]
  readonly browser: readonly string[]
}

const RULES_AND_SCREENS = /^(app|contract|domain)\//
const TEST = /\.test\.tsx?$/
const SCREEN_PREFIX = /^(admin|site|crew|booking)-/

/**
 * Returns the tests that a change reaches: every test of the rules and screens that imports a changed file; of the
 * server, those of each folder that changed, and of each file that imports a changed one directly; and the browser
 * tests that changed or are named after a changed screen's folder. Almost every endpoint's test imports the whole
 * server, so following imports further would select them all.
 */
export function findReachedTests(changed: readonly string[], imports: Imports): ReachedTests {
  const isChanged = new Set(changed)
  const changedFolders = new Set(changed.filter(isOfServer).map((file) => dirname(file)))
  const importers = [...imports]
    .filter(([file, used]) => isOfServer(file) && used.some((path) => isChanged.has(path)))
    .map(([file]) => file)
  const ofImporters = new Set(importers.map((file) => findTestOf(file, imports)))
  const all = [...imports.keys()]
  return {
    related: changed.filter((file) => RULES_AND_SCREENS.test(file) && imports.has(file)),
    server: all.filter(
      (file) =>
        TEST.test(file) &&
        !RULES_AND_SCREENS.test(file) &&
        (isChanged.has(file) || changedFolders.has(dirname(file)) || ofImporters.has(file)),
    ),
    browser: all.filter(
      (file) => file.endsWith('.browser.ts') && (isChanged.has(file) || isNamedAfterOne(file, changed)),
    ),
  }
}

function isOfServer(file: string): boolean {
  return /^(server|scripts|platform)\//.test(file)
}

/** Returns the file itself if it is a test, the test named after it, or the test of its folder's endpoints. */
function findTestOf(file: string, imports: Imports): string | undefined {
  const named = file.replace(/\.tsx?$/, '.test.ts')
  const candidates = TEST.test(file) ? [file] : [named, posix.join(dirname(file), 'endpoints.test.ts')]
  return candidates.find((test) => imports.has(test))
}

/** `admin-coupons.browser.ts` is the test of a folder `coupons`. */
function isNamedAfterOne(spec: string, changed: readonly string[]): boolean {
  const screen = posix.basename(spec, '.browser.ts').replace(SCREEN_PREFIX, '')
  return changed.some((file) => file.startsWith('app/') && dirname(file).split('/').includes(screen))
}
