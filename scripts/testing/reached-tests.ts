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
const SCREEN_PREFIX = /^(admin|site|crew|booking)-/

/**
 * Returns the tests that a change reaches: every test of the rules and screens that imports a changed file, the tests
 * of each feature of the server that changed or imports a changed file directly, and the browser tests that changed or
 * are named after a changed screen's folder. Almost every endpoint's test imports the whole server, so following
 * imports further would select them all.
 */
export function findReachedTests(changed: readonly string[], imports: Imports): ReachedTests {
  const isChanged = new Set(changed)
  const importers = [...imports]
    .filter(([, used]) => used.some((file) => isChanged.has(file)))
    .map(([file]) => file)
  const features = new Set(
    [...changed, ...importers]
      .filter((file) => /^(server|scripts|platform)\//.test(file))
      .map((file) => dirname(file)),
  )
  const all = [...imports.keys()]
  return {
    related: changed.filter((file) => RULES_AND_SCREENS.test(file) && imports.has(file)),
    server: all.filter(
      (file) =>
        /\.test\.tsx?$/.test(file) &&
        !RULES_AND_SCREENS.test(file) &&
        (isChanged.has(file) || features.has(dirname(file))),
    ),
    browser: all.filter(
      (file) => file.endsWith('.browser.ts') && (isChanged.has(file) || isNamedAfterOne(file, changed)),
    ),
  }
}

/** `admin-coupons.browser.ts` is the test of a folder `coupons`. */
function isNamedAfterOne(spec: string, changed: readonly string[]): boolean {
  const screen = posix.basename(spec, '.browser.ts').replace(SCREEN_PREFIX, '')
  return changed.some((file) => file.startsWith('app/') && dirname(file).split('/').includes(screen))
}
