import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { installBrowser } from './browser/install-browser.ts'
import { buildIfNeeded } from './build.ts'
import { listLicenses } from './list-licenses.ts'
import { findMessageProblems } from './messages/find-message-problems.ts'
import { writeMessageTypes } from './messages/message-values.ts'
import { listChangedFiles, readImports } from './testing/changed-files.ts'
import {
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from './testing/list-failures.ts'
import { findReachedTests } from './testing/reached-tests.ts'

/** The number of tests by outcome, and a description of each failure. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] }
/** Where a program's output goes: straight to the terminal, or into what is printed when its step ends. */
type Output = 'terminal' | { write(text: string): void }
export type Step = { name: string; run(filters: string[], output: Output): Promise<Counts> }

type VitestCounts = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
type PlaywrightCounts = { stats: Record<'expected' | 'unexpected' | 'skipped', number> }

const vitestReport = join('test-results', 'vitest.json')
const playwrightReport = join('test-results', 'playwright.json')

const types: Step = {
  name: 'types',
  run: (filters, output) => {
    writeMessageTypes()
    // Several checkers would each infer most types again: twice the work and, on two cores, no faster.
    return check('types', ['tsc', '--checkers', '1']).run(filters, output)
  },
}
const lint: Step[] = [
  check('format and lint', ['biome', 'check', '.']),
  types,
  check('dead code', ['knip']),
  {
    name: 'texts in every language',
    run: async () => countOne(printProblems(findMessageProblems()), 'texts in every language'),
  },
  { name: 'licenses', run: async () => countOne(listLicenses().refused.length === 0, 'licenses') },
]
let built: Promise<Counts> | undefined
const build: Step = { name: 'production build', run: () => (built ??= buildSite()) }
const unit: Step = { name: 'unit, endpoint and race tests', run: runVitest }
/** One worker fewer leaves more to the browser tests, which take longer. */
const unitBeside: Step = {
  ...unit,
  run: async (filters, output) => {
    // Some of these tests start the site, and two simultaneous builds would delete each other's files.
    await build.run([], output)
    return runVitest(['--maxWorkers=2', ...filters], output)
  },
}
const browser: Step = { name: 'browser tests', run: runPlaywright }

/** The steps of each part. Lists of steps run side by side. */
export const STEPS_BY_PART: Record<string, () => Step[][]> = {
  lint: () => [lint],
  unit: () => [[unit]],
  browser: () => [[build, browser]],
  changed: () => findChangedSteps(),
}

/** All steps. The lists run side by side, because each waits at times and leaves a core idle. */
export const ALL_STEPS: Step[][] = [
  [...lint, unitBeside],
  [build, browser],
]

/** Returns the steps for a change, from the files that differ from where the branch left `main`. */
function findChangedSteps(): Step[][] {
  const changed = listChangedFiles()
  const { related, server, browser: specs } = findReachedTests(changed, readImports())
  const rules = [
    'vitest',
    'related',
    '--run',
    '--passWithNoTests',
    '--project',
    'rules and screens',
    ...related,
  ]
  const quick: Step[] = [
    check('format and lint', ['biome', 'check', '--no-errors-on-unmatched', ...changed]),
    types,
  ]
  if (related.length > 0) quick.push(check('rules and screens', rules))
  if (server.length > 0) quick.push({ ...unit, run: (_, output) => runVitest([...server], output) })
  if (specs.length === 0) return [quick]
  return [quick, [build, { ...browser, run: (_, output) => runPlaywright([...specs], output) }]]
}

/** Returns a step that counts as one test: the program succeeds or fails. */
function check(name: string, command: string[]): Step {
  return { name, run: async (_, output) => countOne((await runProgram(command, output)) === 0, name) }
}

function countOne(isFine: boolean, name: string): Counts {
  return {
    passed: Number(isFine),
    failed: Number(!isFine),
    skipped: 0,
    failures: isFine ? [] : [`✗ ${name}`],
  }
}

function printProblems(problems: readonly string[]): boolean {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0
}

async function buildSite(): Promise<Counts> {
  try {
    await buildIfNeeded()
    return countOne(true, 'production build')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return countOne(false, 'production build')
  }
}

async function runVitest(filters: string[], output: Output): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runProgram(['vitest', 'run', ...reporters, ...filters], output)
  const report = readReport<VitestCounts & VitestReport>(vitestReport)
  return countFailedRun(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: report ? listVitestFailures(report) : [],
  })
}

async function runPlaywright(filters: string[], output: Output): Promise<Counts> {
  const problem = installBrowser()
  if (problem) {
    process.stderr.write(`${problem}\n`)
    return countOne(false, problem)
  }
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(playwrightReport) }
  const code = await runProgram(['playwright', 'test', '--reporter=list,json', ...filters], output, env)
  const report = readReport<PlaywrightCounts & PlaywrightReport>(playwrightReport)
  const stats = report?.stats
  return countFailedRun(code, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    failures: report ? listPlaywrightFailures(report) : [],
  })
}

/** A run that failed outside its tests (a file that does not load, no tests at all) is a failure as well. */
function countFailedRun(code: number, counts: Counts): Counts {
  const isUnexplained = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  if (!isUnexplained) return counts
  const failures =
    counts.failures.length > 0 ? counts.failures : [`✗ ended with code ${code} outside its tests`]
  return { ...counts, failed: 1, failures }
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

async function runProgram(
  [program = '', ...args]: string[],
  output: Output,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const programs = resolve('node_modules', '.bin')
  const path = `${programs}${delimiter}${process.env.PATH}`
  const child = spawn(join(programs, program), args, {
    stdio: output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, ...env },
  })
  if (output !== 'terminal')
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output.write)
  const [code] = await once(child, 'close')
  return code ?? 1
}
