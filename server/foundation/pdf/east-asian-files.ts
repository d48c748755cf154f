import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Chinese and Japanese characters, and the full-width forms that are typed among them. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u

type Range = { readonly first: number; readonly last: number; readonly group: string }
let ranges: readonly Range[] | undefined

/** Returns the font file for a character; undefined if it is neither Chinese nor Japanese. */
export function eastAsianFile(letter: string, weight: number): string | undefined {
  if (!EAST_ASIAN.test(letter)) return undefined
  ranges ??= readRanges()
  const codePoint = letter.codePointAt(0) ?? 0
  const found = ranges.find(({ first, last }) => first <= codePoint && codePoint <= last)
  if (!found) return undefined
  const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${found.group}-${weight}-normal.woff`
  return fileURLToPath(import.meta.resolve(file))
}

/** Reads from the package which of its files contain which characters. */
function readRanges(): Range[] {
  const path = fileURLToPath(import.meta.resolve('@fontsource/noto-sans-sc/unicode.json'))
  const groups: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(groups).flatMap(([name, list]) => {
    const group = /^\[(\d+)\]$/.exec(name)?.[1]
    return group === undefined ? [] : list.split(',').map((range) => ({ ...parseBounds(range), group }))
  })
}

function parseBounds(range: string): { first: number; last: number } {
  const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
}
