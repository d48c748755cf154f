import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const PROGRAMS = { autocannon: 'autocannon/autocannon.js', lighthouse: 'lighthouse/cli/index.js' }
/** Out of the way of whatever walks the sources. */
const FOLDER = resolve('node_modules', '.cache', 'bench-tools')
const OUTPUT_BYTES_MAX = 64 * 2 ** 20

const run = promisify(execFile)
let isInstalled = false

/**
 * Runs a benchmarking program and returns the JSON that it prints. The first call installs both programs from their own
 * lock file.
 * @throws if the program exits with an error
 */
export async function runTool(program: keyof typeof PROGRAMS, args: readonly string[]): Promise<unknown> {
  install()
  const file = join(FOLDER, 'node_modules', PROGRAMS[program])
  const { stdout } = await run(process.execPath, [file, ...args], { maxBuffer: OUTPUT_BYTES_MAX })
  return JSON.parse(stdout)
}

function install(): void {
  if (isInstalled) return
  mkdirSync(FOLDER, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(import.meta.dirname, file), join(FOLDER, file))
  execFileSync('npm', ['ci'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  isInstalled = true
}
