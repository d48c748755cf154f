import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BESIDE_CHAPTERS, CHAPTERS, ORDERED_LAYERS } from './chapters.ts'
import { files, foldersIn, isSource, read } from './source-files.ts'

describe('the rules of the repository', () => {
  it('has no file with a meaningless name', () => {
    expect(
      files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|manager|index)\.tsx?$/.test(file)),
    ).toEqual([])
  })

  it('writes API paths only where the compiler checks them against the contract', () => {
    const unchecked = files
      .filter((file) => file.startsWith('app/') && !/\.test\.tsx?$/.test(file))
      // The specification describes the credential by parts of paths, which its own test compares with the contract.
      .filter((file) => file !== 'app/lib/api/admin-credential.ts')
      .flatMap((file) => uncheckedPaths(file))
    expect(unchecked).toEqual([])
  })

  it('names files in kebab-case', () => {
    // A page is named after its path: `[id]` and `[...rest]` are parameters.
    const named = files.filter((file) => !/^app\/pages\/.*\[[^/]*$/.test(file))
    const odd = named.filter((file) => !/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? ''))
    expect(odd).toEqual([])
  })

  it('keeps folders small enough to take in at a glance', () => {
    const counts = Map.groupBy(files.filter(isSource), (file) => dirname(file))
    const large = [...counts].filter(([, { length }]) => length > 25)
    expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
  })

  it('keeps few enough folders side by side to know them all', () => {
    const below = new Map<string, Set<string>>()
    for (const file of files) {
      const parts = dirname(file).split('/')
      for (const [level, name] of parts.entries()) {
        const parent = parts.slice(0, level).join('/')
        below.set(parent, (below.get(parent) ?? new Set()).add(name))
      }
    }
    const wide = [...below].filter(([, names]) => names.size > 12)
    expect(wide.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([])
  })

  it.each([...ORDERED_LAYERS, 'server/foundation/database/schema', 'app/admin', 'test/browser'])(
    'has no folder in %s that is no chapter',
    (layer) => {
      const known = [...CHAPTERS, ...(BESIDE_CHAPTERS[layer] ?? [])]
      expect(foldersIn(layer).filter((folder) => !known.includes(folder))).toEqual([])
    },
  )

  it('keeps files short enough to read in one sitting', () => {
    const long = files.filter((file) => read(file).split('\n').length > 350)
    expect(long).toEqual([])
  })
})

/** Returns the lines of a file that contain an API path outside of a call to the typed client. */
function uncheckedPaths(file: string): string[] {
  const text = read(file)
  return [...text.matchAll(/(['"`/])\^?\\?\/api\b/g)].flatMap(({ index }) => {
    const before = text.slice(0, index)
    const line = text.slice(before.lastIndexOf('\n') + 1, text.indexOf('\n', index))
    const isComment = /^\s*(\*|\/[*/])/.test(line)
    const isArgument =
      /(\b(api\.\w+|apiQuery|apiPath|queriesAt|postOnServer)\(|CallRequest<'\w+',)[^()]*$/.test(before)
    const isSatisfied = /^[^;=()]*?satisfies [\w\s]*CallPath</.test(text.slice(index))
    return isComment || isArgument || isSatisfied ? [] : [`${file}: ${line.trim()}`]
  })
}
