import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What visitors and crews load, and the rules that both share with the server. */
const SOURCES = ['app/**/*.{ts,tsx,astro}', 'domain/**/*.ts', 'contract/**/*.ts']

/** The admin asks for a newer browser. The others are for the server alone. */
const EXCEPT = [
  /^app\/admin\//,
  /\.test\.tsx?$/,
  /^domain\/people\/customers\/(contact-keys|without-words)\.ts$/,
  /^domain\/(operations\/imports|people\/conversations)\//,
  /^contract\/(people|operations)\//,
  /^contract\/calendar\/busy-calendars\.ts$/,
]

/** Newer than Safari 15.4. The build neither changes the syntax of scripts nor adds methods. */
const NEWER = [
  /\.(?:toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bArray\.fromAsync\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bAbortSignal\.(?:timeout|any)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bIterator\.from\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|some|every|find|toArray)\(/,
  /\bnew Set\([^)]*\)\.union\(|\.(?:intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  // Lookbehind, and static blocks: the whole script fails to parse.
  /\(\?<[=!]/,
  /\bstatic \{/,
  // An option whose values are an enumeration: for an unknown one the call throws.
  /\bimageOrientation: 'from-image'/,
  // A media query with a range never matches.
  /(['`])\((?:width|height) [<>][^)]*\)\1/,
]

it('code for visitors and crews uses nothing that Safari 15.4 lacks', () => {
  const files = globSync(SOURCES).filter((file) => !EXCEPT.some((pattern) => pattern.test(file)))
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return NEWER.flatMap((pattern) => {
      const [use] = pattern.exec(source) ?? []
      return use ? [`${file}: ${use}`] : []
    })
  })
  expect(found).toEqual([])
})
