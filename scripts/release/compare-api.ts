import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { describeApi } from '#server/foundation/http/open-api.ts'
import { runRedocly } from './run-redocly.ts'

/** What changed, and which part of the version says so: the first one if a program that calls the API can break. */
export type Change = {
  readonly path: string
  readonly impact: 'major' | 'minor' | 'patch'
  readonly verdicts: readonly { readonly message: string }[]
}

/** Callers must ignore values that they do not know, so a response may gain some (docs/releases.md). */
const NO_BREAKS = ['enum-values-added']

/** Words for people, which no program depends on. */
const WORDS = ['description', 'summary', 'example', 'examples', 'tags']

/** Returns the API's description without words for people. */
export function describePlainly(): object {
  return withoutWords(describeApi(calls)) as object
}

/** Returns how one description of the API differs from an earlier one. */
export function compareApi(before: object, after: object): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'teepee-api-'))
  const report = join(folder, 'report.json')
  const written = Object.entries({ before, after }).map(([name, description]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(description))
    return file
  })
  const rules = NO_BREAKS.map((rule) => `--skip-rule=${rule}`)
  try {
    runRedocly(['diff', ...written, '--format=json', `--output=${report}`, '--fail-on=none', ...rules])
    return (JSON.parse(readFileSync(report, 'utf8')) as { changes: Change[] }).changes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A field may be called `description`, too: names of properties are kept. */
function withoutWords(value: unknown, hasNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([name]) => hasNames || !WORDS.includes(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutWords(part, name === 'properties')]))
}
