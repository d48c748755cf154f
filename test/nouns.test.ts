import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from './source-files.ts'

type Noun = {
  /** Matches the names of folders that are about it. */
  readonly word: RegExp
  /** A part of the paths of its calls. */
  readonly url: string
  readonly contract: string
  readonly schema: string
  /** What the ids of its texts begin with. */
  readonly text: string
  /** Its one folder in each layer that has one; other folders about it are inside. */
  readonly folders: readonly string[]
}

/** One noun has one name, from the address to the text. */
const NOUNS: Readonly<Record<string, Noun>> = {
  damage: {
    word: /damage/,
    url: '/damage-claims',
    contract: 'money/damage-claims.ts',
    schema: 'money/damage-claims.ts',
    text: 'damage.',
    folders: [
      'app/admin/booking/dialogs/damage',
      'app/booking/my-booking/damage',
      'domain/money/damage',
      'server/money/damage',
    ],
  },
  'waiting list': {
    word: /waiting-list/,
    url: '/api/waiting-list',
    contract: 'family/waiting-list.ts',
    schema: 'family/waiting-list.ts',
    text: 'waitingList.',
    folders: ['app/booking/waiting-list', 'app/pages/waiting-list', 'server/family/waiting-list'],
  },
  conversation: {
    word: /conversation|thread/,
    url: '/api/admin/threads',
    contract: 'people/threads.ts',
    schema: 'people/texts.ts',
    text: 'threads.',
    folders: ['app/admin/people/conversations', 'domain/people/conversations', 'server/people/conversations'],
  },
  crew: {
    word: /^crew$/,
    url: '/api/crew/days',
    contract: 'crew/crew.ts',
    schema: 'crew/crew.ts',
    text: 'crew.',
    folders: ['app/admin/crew', 'app/crew', 'app/pages/crew', 'contract/crew', 'domain/crew', 'server/crew'],
  },
  'kit care': {
    word: /kit-care/,
    url: 'kit-care',
    contract: 'crew/kit-care.ts',
    schema: 'crew/kit-care.ts',
    text: 'kitCare.',
    folders: ['server/crew/kit-care'],
  },
  refund: {
    word: /refund/,
    url: 'refund',
    contract: 'money/payments.ts',
    schema: 'money/payments.ts',
    text: 'refunds.',
    folders: ['server/money/payments/refunds'],
  },
  invoice: {
    word: /invoice/,
    url: '/invoices',
    contract: 'money/invoices.ts',
    schema: 'money/invoices.ts',
    text: 'invoices.',
    folders: ['app/admin/money/invoices', 'domain/money/invoices', 'server/money/invoices'],
  },
  coupon: {
    word: /coupon/,
    url: '/api/coupons',
    contract: 'catalogue/coupons.ts',
    schema: 'catalogue/coupons.ts',
    text: 'coupons.',
    folders: ['app/admin/catalogue/coupons', 'server/catalogue/coupons'],
  },
}

const SCHEMA = 'server/foundation/database/schema'
const folders = [...new Set(files.flatMap((file) => listFolders(file)))]
  .filter((folder) => /^(app|contract|domain|server)\//.test(folder) && !folder.startsWith(SCHEMA))
  .sort()
const ids = Object.keys(JSON.parse(readFileSync('messages/en.json', 'utf8')))
const calls = globSync('contract/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(Object.entries(NOUNS))(
  'the noun %s',
  (_, { word, url, contract, schema, text, folders: own }) => {
    it('has one folder in each layer', () => {
      const about = folders.filter((folder) => word.test(folder.split('/').at(-1) ?? ''))
      const outermost = about.filter((folder) => !about.some((other) => folder.startsWith(`${other}/`)))
      expect(outermost).toEqual(own)
    })

    it('has the same name in the API, the schema and the texts', () => {
      expect(calls).toContain(url)
      expect(existsSync(`contract/${contract}`)).toBe(true)
      expect(existsSync(`${SCHEMA}/${schema}`)).toBe(true)
      expect(ids.some((id) => id.startsWith(text) || id.includes(`.${text}`))).toBe(true)
    })
  },
)

function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, level) => parts.slice(0, level + 1).join('/'))
}
