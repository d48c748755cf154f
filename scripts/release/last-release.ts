import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** What is compared with the last release. */
export type Release = {
  readonly version: string
  /** A calendar date, yyyy-MM-dd. */
  readonly date: string
  /** When its newest migration was written, as in the journal. */
  readonly newestMigration: number
  /** Places in the API that may break without a major version, and why no caller does. Empty after each release. */
  readonly acceptedBreaks: Readonly<Record<string, string>>
}

const RELEASE = join('scripts', 'release', 'last-release.json')
const API = join('scripts', 'release', 'last-release-api.json.gz')

export function readLastRelease(): Release {
  return JSON.parse(readFileSync(RELEASE, 'utf8')) as Release
}

/** The API's description without words for people, as describePlainly returned it. */
export function readLastApi(): object {
  return JSON.parse(gunzipSync(readFileSync(API)).toString()) as object
}

export function writeLastRelease(release: Release, api: object): void {
  writeFileSync(RELEASE, `${JSON.stringify(release, null, 2)}\n`)
  writeFileSync(API, gzipSync(JSON.stringify(api), { level: 9 }))
}
