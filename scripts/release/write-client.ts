import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { VERSION } from '#contract/wire/version.ts'
import { describeApi } from '#server/foundation/http/open-api.ts'
import { runRedocly } from './run-redocly.ts'

const PACKAGE = {
  name: 'moonlit-teepees-client',
  version: VERSION,
  description: 'Typed calls of the API of Moonlit Teepees, for browsers and servers. No dependencies.',
  license: 'MIT',
  type: 'module',
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
  files: ['client.js', 'client.d.ts'],
}

const STRICT = [
  '--strict',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
].concat(['--types', '', '--lib', 'es2023,dom,dom.iterable'])

/** Writes the package of the typed client into a folder, ready for `npm publish`. */
export function writeClient(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const [description, source] = [join(folder, 'openapi.json'), join(folder, 'client.ts')]
  writeFileSync(description, JSON.stringify(describeApi(calls)))
  runRedocly(['generate-client', description, `--output=${source}`])
  const problems = compile([source, '--declaration'])
  if (problems) throw new Error(`The client does not compile: ${problems}`)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`)
}

/** Compiles as a program that uses the package would. Returns the problems; nothing if all is right. */
export function compile(words: readonly string[]): string {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...words, '--ignoreConfig', '--pretty', 'false', ...STRICT],
    { encoding: 'utf8' },
  )
  return stdout
}
