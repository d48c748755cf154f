import { type SpawnOptions, spawnSync } from 'node:child_process'
import type { Binaries } from './binaries.ts'
import type { SystemUser } from './system-user.ts'

/** A way to run PostgreSQL's binaries: a command-line prefix, and options for `spawn`. */
export type Runner = { words: string[]; options: SpawnOptions }

const asAnybody = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }

/**
 * Returns the ways to try, least privileged first. If the account cannot enter a folder on the path (a home with mode
 * 0700), Linux can grant PostgreSQL just the capability to pass through it. `no_setuid_fixup` keeps access(2) from
 * ignoring that capability; DAC_OVERRIDE is for containers, whose default set lacks DAC_READ_SEARCH.
 */
export function listRunners(systemUser: SystemUser | undefined): Runner[] {
  if (!hasSetpriv()) return [{ words: [], options: { ...asAnybody, ...systemUser } }]
  // The kernel stops PostgreSQL in "fast" mode if this process is killed before it can do so itself.
  const diesWithUs = ['setpriv', '--pdeathsig', 'INT']
  if (!systemUser) return [{ words: diesWithUs, options: asAnybody }]
  const ids = [`--reuid=${systemUser.uid}`, `--regid=${systemUser.gid}`, '--clear-groups']
  const asAccount = [...diesWithUs, ...ids]
  const passing = (capability: string) => {
    const only = `-all,+${capability}`
    const sets = [`--inh-caps=${only}`, `--ambient-caps=${only}`, `--bounding-set=${only}`]
    return [...asAccount, ...sets, '--securebits=+no_setuid_fixup']
  }
  return [[...asAccount, '--inh-caps=-all'], passing('dac_read_search'), passing('dac_override')].map(
    (words) => ({ words, options: asAnybody }),
  )
}

/**
 * Checks whether this way of running PostgreSQL reaches both the binaries and the folder. Returns the version, or what
 * is wrong.
 */
export function tryRunner(
  runner: Runner,
  binaries: Binaries,
  folder: string,
): { version?: string; complaint: string } {
  const script = ['sh', '-c', 'cd "$2" && exec "$1" -V', 'sh', binaries.postgres, folder]
  const { status, stdout, stderr } = run(runner, script)
  // PostgreSQL prints its version even if it cannot read its own binary, and complains on stderr.
  if (status !== 0 || stderr !== '') return { complaint: stderr.trim() || `it ended with status ${status}` }
  return { version: stdout.replace(/^\D*/, '').trim(), complaint: '' }
}

export function run(runner: Runner, command: string[], input = '') {
  const { file, args } = commandLine(runner, command)
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    ...runner.options,
    input,
    encoding: 'utf8',
  })
  return { status, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') }
}

export function commandLine(runner: Runner, command: string[]): { file: string; args: string[] } {
  const [file = '', ...args] = [...runner.words, ...command]
  return { file, args }
}

function hasSetpriv(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
}
