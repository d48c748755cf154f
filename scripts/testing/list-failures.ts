import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The part of a test report that describes failures. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  ok: boolean
  file: string
  line: number
  tests: { results: { error?: { message?: string } }[] }[]
}

const LINES_OF_AN_ERROR = 12

/** Returns each failed test in Vitest's JSON report: file, title and the first lines of its error. */
export function listVitestFailures(report: VitestReport): string[] {
  return report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [describeFailure(path, file.message)]
    return failed.map((test) => describeFailure(`${path} › ${test.fullName}`, test.failureMessages?.[0]))
  })
}

/** Returns each failed test in Playwright's JSON report: location, title and the first lines of its error. */
export function listPlaywrightFailures(report: PlaywrightReport): string[] {
  const outside = report.errors.map((error) => describeFailure('outside the tests', error.message))
  return [...outside, ...report.suites.flatMap(listFailedSpecs)]
}

function listFailedSpecs(suite: PlaywrightSuite): string[] {
  const failed = suite.specs.filter((spec) => !spec.ok)
  const own = failed.map((spec) =>
    describeFailure(`${spec.file}:${spec.line} › ${spec.title}`, getError(spec)),
  )
  return [...own, ...(suite.suites ?? []).flatMap(listFailedSpecs)]
}

function getError(spec: PlaywrightSpec): string | undefined {
  return spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error?.message
}

function describeFailure(title: string, error = ''): string {
  const own = stripVTControlCharacters(error)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
  const lines = own.slice(0, LINES_OF_AN_ERROR)
  return [`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
