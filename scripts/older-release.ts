import { spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '#platform/boot.ts'

/** The folder of the migrations now, and in releases before the chapters. */
const MIGRATIONS = ['server/foundation/database/migrations', 'server/database/migrations']

/** Returns the newest commit with fewer migrations than now. Throws a StartRefusal if there is none. */
export function previousRelease(): string {
  refuseMissingHistory()
  const [current = ''] = MIGRATIONS
  const now = readdirSync(current).filter(isMigration).length
  const changes = git('log', '--first-parent', '--format=%H', '--', ...MIGRATIONS)
    .split('\n')
    .filter(Boolean)
  const candidates = ['HEAD', ...changes.map((commit) => `${commit}^`)]
  const found = candidates.find((ref) => isCommit(ref) && countMigrations(ref) < now)
  if (found) return shortName(found)
  throw new StartRefusal(
    git('rev-parse', '--is-shallow-repository').trim() === 'true'
      ? 'The history here is cut off before an older release: run "git fetch --unshallow", or name a commit.'
      : 'No commit in the history has fewer migrations than there are now.',
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

/** Returns how many migrations a commit has. */
export function countMigrations(ref: string): number {
  return git('ls-tree', '--name-only', ref, ...MIGRATIONS.map((folder) => `${folder}/`))
    .split('\n')
    .filter(isMigration).length
}

function isMigration(path: string): boolean {
  return path.endsWith('.sql')
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
