import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = process.cwd()
const AREAS = ['app', 'domain', 'contract', 'platform', 'server', 'scripts', 'test', 'bench', 'artwork']

/** The paths of all source files, tests included, relative to the repository. */
export const files: readonly string[] = AREAS.flatMap((area) => sourceFiles(area))

export function foldersIn(area: string): string[] {
  return readdirSync(join(ROOT, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

export function sourceFiles(area: string): string[] {
  return readdirSync(join(ROOT, area), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|astro)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

export function isSource(file: string): boolean {
  return !/\.(test|browser)\.tsx?$/.test(file)
}
