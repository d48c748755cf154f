import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandProperties, WORK_CONTRAST } from '#app/lib/page/brand.ts'
import { contrastRatio } from '#domain/site/contrast.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'

/** The screens that are used on the road: Today with its stops, the crews' timeline, the calendar. */
const SCREENS = [
  'app/admin/operations/dashboard/today/*.css',
  'app/admin/parts/live-day/*.css',
  'app/admin/parts/day-plans/**/*.css',
  'app/admin/booking/bookings/calendar/*.css',
  'app/ui/display/badge.module.css',
]
/** Bars, lines, dots and their counts: no text is on them. */
const DRAWN: readonly string[] = [
  'hours',
  'line',
  'line-strong',
  'danger',
  'secondary-strong',
  'success',
  'warning',
  'info',
]
/** They have a text color of their own. */
const WITH_OWN_TEXT: readonly string[] = ['primary', 'secondary', 'glow']

const css = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
const styles = SCREENS.flatMap((pattern) => globSync(pattern)).map(css)
const usedAs = (property: RegExp) => [
  ...new Set(
    styles.flatMap((style) =>
      [...style.matchAll(property)].flatMap(([, value = '']) =>
        [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name),
      ),
    ),
  ),
]
const texts = usedAs(/(?<![\w-])color:([^;]+);/g).filter((name) => !name.startsWith('on-'))
const grounds = usedAs(/(?<![\w-])background(?:-color)?:([^;]+);/g).filter(
  (name) => !DRAWN.includes(name) && !WITH_OWN_TEXT.includes(name),
)

/** Returns the properties of every rule whose selector matches. */
function readRules(file: string, isWanted: (selector: string) => boolean): Record<string, string> {
  const rules = [...css(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    isWanted(selector),
  )
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  )
}

const brand = Object.fromEntries(
  Object.entries(brandProperties(NEW_SITE.primaryColor, NEW_SITE.secondaryColor, WORK_CONTRAST)).map(
    ([name, value]) => [name.slice(2), value],
  ),
)
const isNight = (selector: string) => selector.includes('"night"')
const TOKENS = 'app/styles/tokens.css'
const day = {
  ...readRules(TOKENS, (selector) => !isNight(selector)),
  ...brand,
  ...readRules('app/styles/work.css', (selector) => !isNight(selector)),
}
const night = { ...day, ...readRules(TOKENS, isNight), ...readRules('app/styles/work.css', isNight) }

function resolve(theme: Readonly<Record<string, string>>, name: string): string {
  const value = theme[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return resolve(theme, other)
  const [, mixed = '', percent = '', rest = ''] =
    /^color-mix\(in oklab, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/.exec(value) ?? []
  if (mixed) return mix(resolve(theme, mixed), resolve(theme, rest), Number(percent) / 100)
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is no color: ${value}`)
  return value
}

const TO_CONE = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const FROM_CONE = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const times = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0))

/** Mixes as `color-mix(in oklab, …)` does: what follows the cube roots of the cones is linear. */
function mix(one: string, other: string, part: number): string {
  const [a, b] = [one, other].map((color) =>
    times(
      TO_CONE,
      [1, 3, 5].map((at) => {
        const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      }),
    ).map(Math.cbrt),
  )
  const cones = (a ?? []).map((cone, at) => (cone * part + (b?.[at] ?? 0) * (1 - part)) ** 3)
  const channels = times(FROM_CONE, cones).map((linear) => {
    const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, channel)) * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

describe.each([
  ['by day', day],
  ['by night', night],
])('what the screens of the day say stands out %s', (_, theme) => {
  it('by 7:1 from every ground that they have', () => {
    expect(texts).toEqual(expect.arrayContaining(['ink', 'ink-soft', 'danger', 'warning', 'success']))
    expect(grounds).toEqual(expect.arrayContaining(['surface', 'surface-sunk', 'danger-soft', 'lavender']))
    const pairs = texts.flatMap((text) => grounds.map((ground) => ({ text, ground })))
    const weak = pairs.filter(
      ({ text, ground }) => contrastRatio(resolve(theme, text), resolve(theme, ground)) < WORK_CONTRAST,
    )
    expect(weak).toEqual([])
  })

  it('by 7:1 from the brand’s color, where it stands on it', () => {
    const letters = resolve(theme, 'on-primary')
    expect(contrastRatio(letters, resolve(theme, 'primary'))).toBeGreaterThanOrEqual(WORK_CONTRAST)
  })
})
