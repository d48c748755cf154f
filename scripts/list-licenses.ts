import { readFileSync } from 'node:fs'

type Locked = { packages: Record<string, { license?: string; dev?: boolean }> }

/**
 * Approved licenses: those that only require attribution and, for tests and builds, some that require publishing
 * changes.
 */
const AGREED =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Unicode-3\.0|Zlib|OFL-1\.1|PostgreSQL|Python-2\.0|LGPL-3\.0(-or-later)?|MPL-2\.0)$/

/** Packages older than package.json's license field; their license files say MIT. */
const STATED_IN_THEIR_FILES = new Set([
  'busboy',
  'dicer',
  'humanize-number',
  'only',
  'png-js',
  'streamsearch',
])

/** Counts the locked packages by license, and lists those whose license is not approved. */
export function listLicenses(): { counts: Map<string, number>; refused: string[] } {
  const { packages }: Locked = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const counts = new Map<string, number>()
  const refused: string[] = []
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '') continue
    const name = path.replace(/^.*node_modules\//, '')
    const license = locked.license ?? (STATED_IN_THEIR_FILES.has(name) ? 'MIT' : 'none')
    counts.set(license, (counts.get(license) ?? 0) + 1)
    if (!isAgreed(license)) refused.push(`${name}: ${license}`)
  }
  return { counts, refused }
}

/** Of alternative licenses one must be approved; of combined ones, all. */
function isAgreed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((license) => AGREED.test(license.trim())))
}
