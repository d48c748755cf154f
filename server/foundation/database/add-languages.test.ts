import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { testContext } from '#test/test-context.ts'
import { addLanguages } from './add-languages.ts'
import { newsletterSubscribers } from './schema/all-tables.ts'

const ctx = testContext()
let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: ctx.databaseUrl })
  await client.connect()
})
afterAll(() => client.end())

const insert = () =>
  client.query(`INSERT INTO newsletter_subscribers (email, language) VALUES ('amelie@example.com', 'fr')`)

it('a new language needs no migration, and a release that does not know it reads English', async () => {
  await addLanguages(client)
  await expect(insert()).rejects.toThrow('invalid input value for enum language: "fr"')
  for (let start = 0; start < 2; start++) await addLanguages(client, [...LANGUAGES, 'fr', 'pt-BR'])
  const { rows } = await client.query(`SELECT unnest(enum_range(NULL::language))::text AS name`)
  expect(rows.map(({ name }) => name)).toEqual([...LANGUAGES, 'fr', 'pt-BR'])
  await insert()
  const [read] = await ctx.db.select().from(newsletterSubscribers)
  expect(read).toMatchObject({ email: 'amelie@example.com', language: 'en' })
})

it('a backup from before languages has no type to extend', async () => {
  await client.query('BEGIN')
  await client.query('DROP TYPE language CASCADE')
  await addLanguages(client)
  await client.query('ROLLBACK')
})
