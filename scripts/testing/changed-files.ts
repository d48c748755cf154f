import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Imports } from './reached-tests.ts'

/**
 * Returns the paths of the files that differ from the point where the branch left `main`, or on `main` from its newest
 * commit: new ones included, removed ones left out. Throws an Error if there is no branch `main`.
 */
export function listChangedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const differing = git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...differing, ...untracked])].filter((file) => existsSync(file))
}

/** Reads the imports between all files of the repository. */
export function readImports(): Imports {
  const files = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '*.ts',
    '*.tsx',
    '*.astro',
  )
  const present = files.filter((file) => existsSync(file))
  return new Map(present.map((file) => [file, parseImports(file)]))
}

function parseImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g)
  return [...specifiers].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier)),
  )
}

function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}
