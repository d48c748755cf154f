/**
 * The first step of `npm start`, `npm run dev`, `npm test` and `npm run bench`: installs what is missing, then starts
 * the Node version that package.json pins. It must run on whatever Node the machine has (20 or newer), so it is plain
 * JavaScript on Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getState, remember } from './file-states.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/**
 * Node's own limits grow with the machine: it then collects late and holds twice the memory (docs/operating/install.md,
 * "How large a machine"). What NODE_OPTIONS sets is left out here.
 */
const serverMemory = [
  ['--max-old-space-size=512'],
  // From the first moment as large as it may become: growing to it costs a start a tenth of its time. Node allows the
  // minimum on the command line only, so it goes with the maximum.
  ['--max-semi-space-size=4', '--min-semi-space-size=4'],
]
  .filter(([limit]) => !process.env.NODE_OPTIONS?.includes(limit.split('=')[0]))
  .flat()
const commands = {
  start: [...serverMemory, 'scripts/start.ts'],
  // Watches whole folders: a watch on a file is lost if an editor saves by renaming.
  dev: [
    ...['server', 'contract', 'domain', 'messages', 'platform'].map((folder) => `--watch-path=${folder}`),
    'scripts/dev.ts',
  ],
  test: ['scripts/test.ts'],
  bench: ['bench/run.ts'],
  backup: ['scripts/backup.ts'],
  restore: ['scripts/restore.ts'],
  'reset-password': ['scripts/reset-password.ts'],
  doctor: ['scripts/doctor.ts'],
  cluster: ['scripts/cluster.ts'],
  'test-cluster': ['scripts/test-cluster.ts'],
  'test-hostile': ['scripts/test-hostile.ts'],
  'test-races': ['scripts/test-races.ts'],
  'test-faults': ['scripts/test-faults.ts'],
  'test-upgrade': ['scripts/test-upgrade.ts'],
  licenses: ['scripts/licenses.ts'],
}

const [name, ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`Say which: node scripts/bootstrap.mjs ${Object.keys(commands).join('|')}`)
process.chdir(root)
if (!isInstalled()) install()
const env = {
  // Compiled once, by content: a second start takes a fifth less time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // glibc keeps what was freed in up to eight arenas for each core.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
}
// Node from 22.15 on, and not on Windows: the server takes the place of this process instead of running beside it.
if (name === 'start' && process.execve) process.execve(pinnedNode, [pinnedNode, ...command, ...rest], env)
handOver(command.concat(rest))

/** npm writes what it installed to a lockfile of its own, last; every entry of ours must be in it. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false
  const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json']
  // Comparing them takes a third of an empty Node process: once is enough while neither has changed.
  const compared = join(root, 'node_modules', '.cache', 'installed')
  const states = lockfiles.map(getState).join('\n')
  if (existsSync(compared) && readFileSync(compared, 'utf8') === states) return true
  const [wanted, present] = lockfiles.map(readLock)
  const isComplete = Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] ? present[path].version === version : optional
  })
  if (isComplete) remember(compared, states)
  return isComplete
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function install() {
  say('Installing the packages this needs (about a minute, the first time only)…')
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [file, ...words] = [...npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { status, stdout, stderr, error } = spawnSync(file, words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) fail(`${stdout ?? ''}${stderr ?? ''}\nnpm ci failed${error ? `: ${error.message}` : ''}.`)
  if (existsSync(pinnedNode)) return
  fail(
    'npm skipped the install script of the package "node", so the pinned Node is missing. ' +
      'Run: npm rebuild node (or npm install --ignore-scripts=false), then try again.',
  )
}

/** Runs the pinned Node as a child: passes our signals on to it, and exits as it exits. */
function handOver(args) {
  // The channel is never written to: it closes when this process dies, even by SIGKILL, which tells the child.
  const child = spawn(pinnedNode, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenParentDies(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`The pinned Node does not run: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** npm may be killed before it can pass on a signal. */
function whenParentDies(act) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), 200).unref()
}

function say(text) {
  process.stdout.write(`${text}\n`)
}

function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
