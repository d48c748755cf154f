import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { installBrowser } from './browser/install-browser.ts'
import { buildIfNeeded } from './build.ts'
import { listLicenses } from './list-licenses.ts'
import { findMessageProblems } from './messages/find-message-problems.ts'

export type Counts = { passed: number; failed: number; skipped: number }
export type Step = { name: string; run(filters: string[]): Promise<Counts> }

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'skipped', number> }

const vitestReport = join('test-results', 'vitest.json')
const playwrightReport = join('test-results', 'playwright.json')

/** All steps in order, by the part of the tests they belong to. */
export const parts: Record<string, Step[]> = {
  lint: [
    check('format and lint', ['biome', 'check', '.']),
    check('dead code', ['knip']),
    check('types', ['tsc']),
    { name: 'texts in every language', run: async () => countOne(tellAll(findMessageProblems())) },
    { name: 'licenses', run: async () => countOne(listLicenses().refused.length === 0) },
  ],
  unit: [{ name: 'unit, endpoint and race tests', run: runVitest }],
  browser: [
    { name: 'production build', run: build },
    { name: 'browser tests', run: runPlaywright },
  ],
}

/** Returns a step that is one test: the program succeeds or fails. */
function check(name: string, command: string[]): Step {
  return { name, run: async () => countOne((await runProgram(command)) === 0) }
}

function countOne(isFine: boolean): Counts {
  return { passed: Number(isFine), failed: Number(!isFine), skipped: 0 }
}

function tellAll(problems: readonly string[]): boolean {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0
}

async function build(): Promise<Counts> {
  try {
    await buildIfNeeded()
    return countOne(true)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return countOne(false)
  }
}

async function runVitest(filters: string[]): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runProgram(['vitest', 'run', ...reporters, ...filters])
  const report = readReport<VitestReport>(vitestReport)
  return countFailedRun(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

async function runPlaywright(filters: string[]): Promise<Counts> {
  const problem = installBrowser()
  if (problem) {
    process.stderr.write(`${problem}\n`)
    return countOne(false)
  }
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(playwrightReport) }
  const code = await runProgram(['playwright', 'test', '--reporter=list,json', ...filters], env)
  const stats = readReport<PlaywrightReport>(playwrightReport)?.stats
  return countFailedRun(code, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  })
}

/** A run that failed outside its tests (a file that does not load, no tests at all) is a failure too. */
function countFailedRun(code: number, counts: Counts): Counts {
  const isUnexplained = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

async function runProgram([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const programs = resolve('node_modules', '.bin')
  const path = `${programs}${delimiter}${process.env.PATH}`
  const child = spawn(join(programs, program), args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}
