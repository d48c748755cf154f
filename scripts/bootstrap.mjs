/**
 * The first step of `npm start`, `npm run dev`, `npm test` and `npm run bench`: installs what is missing, then starts
 * the Node version pinned in package.json. It must run on whatever Node the machine has (20 or newer), so it is plain
 * JavaScript without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getFileState, saveResult } from './file-states.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/**
 * Node's default limits grow with the machine: it then collects garbage late and takes twice the memory
 * (docs/operating/install.md, "How large a machine"). Flags that NODE_OPTIONS sets are left out here.
 */
const serverMemory = [
  ['--max-old-space-size=512'],
  // The semi-space starts at its maximum: growing to it costs a tenth of the startup time. Node accepts the minimum
  // only on the command line, so the maximum goes there too.
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
  demo: [...serverMemory, 'scripts/demo/demo.ts'],
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
  'test-failover': ['scripts/cluster/test-failover.ts'],
  'test-upgrade': ['scripts/test-upgrade.ts'],
  licenses: ['scripts/licenses.ts'],
  client: ['scripts/release/client.ts'],
  release: ['scripts/release/release.ts'],
}

const [name, ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`Say which: node scripts/bootstrap.mjs ${Object.keys(commands).join('|')}`)
process.chdir(root)
if (!isInstalled()) install()
const env = {
  // The compile cache makes a second start a fifth faster.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // By default glibc keeps freed memory in up to eight arenas per core.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
}
// With Node 22.15 or newer, and not on Windows, the server replaces this process instead of running beside it.
if (name === 'start' && process.execve) process.execve(pinnedNode, [pinnedNode, ...command, ...rest], env)
handOver(command.concat(rest))

/** The last thing npm writes is a lockfile of what it installed; it must contain every entry of ours. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false
  const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json']
  // Comparing them takes a third of the startup time of an empty Node process, so it is done only when one has changed.
  const compared = join(root, 'node_modules', '.cache', 'installed')
  const states = lockfiles.map(getFileState).join('\n')
  if (existsSync(compared) && readFileSync(compared, 'utf8') === states) return true
  const [wanted, present] = lockfiles.map(readLock)
  const isComplete = Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] ? present[path].version === version : optional
  })
  if (isComplete) saveResult(compared, states)
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

/** Runs the pinned Node as a child: forwards our signals to it, and exits with its exit code. */
function handOver(args) {
  // Nothing is ever written to the channel: it closes when this process dies, even by SIGKILL, which tells the child.
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

/** npm may be killed before it can forward a signal. */
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
