import { StartRefusal } from '#platform/boot.ts'
import type { Change } from './compare-api.ts'

/** The places of a version, as numbers: major, minor and patch. */
const PLACES = ['major', 'minor', 'patch']

/** Returns the changes that programs can break on, but for those accepted: a sentence for each. */
export function listBreaks(changes: readonly Change[], accepted: Readonly<Record<string, string>>): string[] {
  return changes
    .filter(({ impact, path }) => impact === 'major' && !(path in accepted))
    .map(({ path, verdicts }) => `${path}: ${verdicts.map(({ message }) => message).join(' ')}`)
}

/** Throws a StartRefusal if a version does not follow the last one, or does not say what changed for callers. */
export function refuseTooLow(
  version: string,
  last: string,
  changes: readonly Change[],
  breaks: string[],
): void {
  const [next, before] = [toNumbers(version), toNumbers(last)]
  const raised = next.findIndex((number, place) => number !== before[place])
  if (raised < 0 || (next[raised] ?? 0) < (before[raised] ?? 0))
    throw new StartRefusal(`${version} does not follow ${last}.`)
  const needed = breaks.length > 0 ? 0 : changes.some(({ impact }) => impact !== 'patch') ? 1 : 2
  if (raised <= needed) return
  const reason = breaks.join('\n') || 'The API has new parts.'
  throw new StartRefusal(`${reason}\nRaise the ${PLACES[needed]} version of ${last}: ${version} is too low.`)
}

/** Returns the changelog with what is unreleased under a version. Throws a StartRefusal if that is nothing. */
export function releaseNotes(changelog: string, version: string, date: string): string {
  const heading = '## Unreleased\n'
  const [before, after = ''] = changelog.split(heading)
  if (!after.split(/^## /m)[0]?.trim())
    throw new StartRefusal('CHANGELOG.md says nothing under "Unreleased".')
  return `${before}${heading}\n## ${version} - ${date}\n${after}`
}

function toNumbers(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new StartRefusal(`"${version}" is no version such as 1.2.0.`)
  return version.split('.').map(Number)
}
