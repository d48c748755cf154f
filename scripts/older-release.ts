import { spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '#platform/boot.ts'

/** The journal of the migrations now, and in releases before the chapters. */
const JOURNALS = ['foundation/', ''].map((part) => `server/${part}database/migrations/meta/_journal.json`)

/** The newest migration of a release: its name, and when it was written. */
type Migration = { readonly tag: string; readonly when: number }

/** Returns the newest commit whose migrations end earlier than those here. Throws a StartRefusal if there is none. */
export function previousRelease(): string {
  refuseMissingHistory()
  const now = findNewestMigration('.').when
  const changes = git('log', '--first-parent', '--format=%H', '--', ...JOURNALS)
    .split('\n')
    .filter(Boolean)
  const candidates = ['HEAD', ...changes.map((commit) => `${commit}^`)]
  const found = candidates.find((ref) => isCommit(ref) && newestAt(ref) < now)
  if (found) return shortName(found)
  throw new StartRefusal(
    git('rev-parse', '--is-shallow-repository').trim() === 'true'
      ? 'The history here is cut off before an older release: run "git fetch --unshallow", or name a commit.'
      : 'No commit in the history has older migrations than there are now.',
  )
}

/** Checks out a release into an empty folder, with its packages, and builds it. Throws a StartRefusal if that fails. */
export function takeRelease(ref: string, folder: string): void {
  refuseMissingHistory()
  if (!isCommit(ref)) throw new StartRefusal(`The history has no commit called ${ref}.`)
  const archive = join(folder, 'release.tar')
  git('archive', `--output=${archive}`, ref)
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const hasSamePackages = readFileSync('package-lock.json').equals(
    readFileSync(join(folder, 'package-lock.json')),
  )
  // Astro builds its own components only if they are inside the folder, so a link is not enough.
  if (hasSamePackages)
    cpSync('node_modules', join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
  else run('npm', ['ci', '--include=dev', '--include=optional'], folder)
  // The release's own build script, which may differ from ours.
  run('npm', ['run', 'build'], folder)
}

/** Returns the short name of a commit. */
export function shortName(ref: string): string {
  return git('rev-parse', '--short', ref).trim()
}

/** Returns the newest migration of the release in a folder. */
export function findNewestMigration(folder: string): Migration {
  const journal = JOURNALS.map((path) => join(folder, path)).find((path) => existsSync(path))
  if (!journal) throw new Error(`${folder} has no migrations`)
  return newestIn(readFileSync(journal, 'utf8'))
}

function newestAt(ref: string): number {
  const journal = JOURNALS.find((path) => spawnSync('git', ['cat-file', '-e', `${ref}:${path}`]).status === 0)
  return journal ? newestIn(git('show', `${ref}:${journal}`)).when : 0
}

function newestIn(journal: string): Migration {
  const { entries } = JSON.parse(journal) as { readonly entries: readonly Migration[] }
  const newest = entries.at(-1)
  if (!newest) throw new Error('The journal of the migrations is empty')
  return newest
}

function isCommit(ref: string): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0
}

function refuseMissingHistory(): void {
  if (existsSync('.git')) return
  throw new StartRefusal(
    'An older release comes out of the history of the repository, and this folder has none: clone it with git.',
  )
}

function git(...words: string[]): string {
  return run('git', words)
}

function run(program: string, words: string[], folder = '.'): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) return stdout
  throw new StartRefusal(
    `${stdout ?? ''}${stderr ?? ''}\n${program} ${words[0]} failed${error ? `: ${error.message}` : ''}.`,
  )
}
