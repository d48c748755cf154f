import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenTexts } from '#test/written-texts.ts'
import { readUsedIds } from '../scripts/messages/used-ids.ts'

const sourcesIn = (area: string) =>
  readdirSync(join('app', area), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const read = (file: string) => readFileSync(file, 'utf8')

describe('screens', () => {
  /** Names, lookup keys and selectors: the same in every language. */
  const SAME = new Set([
    ...['Instagram', 'Facebook', 'Pinterest', 'English', 'Español', 'View in', 'Ver en', 'Miami', 'Garden'],
    ...['Invalid Theme ID', 'Theme Not Found', 'Error Loading Theme'],
    ...['VISA', 'AMEX', 'DISCOVER', 'Arial, Helvetica, sans-serif'],
    ...['input:checked, input', 'a, button, input, label, select, summary', 'Figtree, system-ui, sans-serif'],
    ...['Files', 'textarea, input:not([type="file"])', 'SHA-256', 'account link', 'Re:', 'Max Uses Reached'],
  ])
  /** Programs read the columns of files, which are English. The others know texts by what the log or a browser writes. */
  const OTHERS = /-csv\.ts$|\/(describe-entry|describe-device|describe-action)\.ts$/
  const screens = ['site', 'booking', 'crew', 'shared', 'ui']
    .flatMap(sourcesIn)
    .filter((file) => file.endsWith('.tsx'))
    .concat(sourcesIn('admin').filter((file) => !OTHERS.test(file)))

  it.each(screens)('%s has no text of its own', (file) => {
    expect(writtenTexts(file, read(file)).filter((text) => !SAME.has(text))).toEqual([])
  })
})

describe('the admin', () => {
  const ofSchemas = readUsedIds(['contract'])
  it.each(sourcesIn('admin'))('%s asks for texts of a catalogue that is loaded', (file) => {
    const source = read(file)
    const loaded = source.matchAll(/'virtual:messages\/([\w+]+)'/g)
    const areas = new Set([
      'admin',
      'bookingFields',
      'party',
      'price',
      'problem',
      'rules',
      'shared',
      'ui',
      'crew',
      'priceList',
      'questions',
      'upload',
      'webhooks',
      ...Array.from(loaded, ([, area = '']) => area.split('+')).flat(),
    ])
    const asked = Array.from(
      source.matchAll(/\b(?:text|shownText)\(\s*['`](\w+\.[\w.]*)/g),
      ([, id = '']) => id,
    )
    const isLoaded = (id: string) => areas.has(id.split('.')[0] ?? '') || ofSchemas.has(id)
    expect(asked.filter((id) => !isLoaded(id))).toEqual([])
  })
})
