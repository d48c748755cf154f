import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VERSION } from '#contract/wire/version.ts'
import { MIGRATION_FOLDERS, OLDEST_BESIDE } from '#server/foundation/database/migrate.ts'
import { compareApi, describePlainly } from './compare-api.ts'
import { findContractions } from './find-contractions.ts'
import { readLastApi, readLastRelease } from './last-release.ts'
import { listBreaks, refuseTooLow, releaseNotes } from './next-version.ts'

type Described = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Fields> }
}
type Operation = {
  parameters?: object[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
type Content = Record<string, { schema: Fields & { $ref?: string } }>
type Fields = { properties: Record<string, object>; required?: string[] }

const last = readLastRelease()
const MINOR = { path: '#/paths/a', impact: 'minor', verdicts: [] } as const
const MAJOR = { path: '#/paths/b', impact: 'major', verdicts: [{ message: 'It was removed.' }] } as const

describe('the API', () => {
  it('breaks no caller without a new major version, but for what is accepted with its reason', () => {
    const changes = compareApi(readLastApi(), describePlainly())
    const isMajor = Number(VERSION.split('.')[0]) > Number(last.version.split('.')[0])
    expect(isMajor ? [] : listBreaks(changes, last.acceptedBreaks)).toEqual([])
    const broken = changes.filter(({ impact }) => impact === 'major').map(({ path }) => path)
    expect(broken).toEqual(expect.arrayContaining(Object.keys(last.acceptedBreaks)))
  })

  it('is found broken by a removed call or field, and by what becomes required; new parts break nobody', () => {
    const before = describePlainly() as Described
    const after = structuredClone(before)
    delete after.paths['/api/themes']?.post
    after.paths['/api/availability']?.get?.parameters?.push(parameter('must', true), parameter('may', false))
    const theme = fieldsOf(after, after.paths['/api/themes/{id}']?.get?.responses['200']?.content)
    delete theme.properties.name
    theme.required = theme.required?.filter((name) => name !== 'name') ?? []
    const order = fieldsOf(after, after.paths['/api/bookings']?.post?.requestBody?.content)
    Object.assign(order.properties, { needed: { type: 'string' }, optional: { type: 'string' } })
    order.required?.push('needed')
    const sent = fieldsOf(after, after.webhooks['booking.moved']?.post.requestBody?.content)
    delete sent.properties.data
    const breaks = listBreaks(compareApi(before, after), {}).join('\n')
    expect(breaks).toContain('Operation `POST /api/themes` was removed.')
    expect(breaks).toContain('Required `must` query parameter was added.')
    expect(breaks).toContain('Property `name` of `Theme` was removed.')
    expect(breaks).toContain('Properties became required: `needed`.')
    expect(breaks).toContain('Property `data` was removed.')
    expect(breaks).not.toMatch(/`(may|optional)`/)
  })
})

describe('migrations since the last release', () => {
  const [folder] = MIGRATION_FOLDERS
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const since = entries.filter(({ when }) => when > last.newestMigration)

  it('take nothing from its servers, or say why they can live with it', async () => {
    const found = since.map(async ({ tag }) =>
      (await findContractions(readFileSync(join(folder, `${tag}.sql`), 'utf8'))).map(
        (one) => `${tag}: ${one}`,
      ),
    )
    expect((await Promise.all(found)).flat()).toEqual([])
  })

  it('refuse servers of older releases if they take anything', () => {
    const takes = since.some(({ tag }) =>
      readFileSync(join(folder, `${tag}.sql`), 'utf8').includes('-- Contracts:'),
    )
    if (takes) expect(OLDEST_BESIDE).toBeGreaterThanOrEqual(last.newestMigration)
    expect(readdirSync(folder).filter((name) => name.endsWith('.sql'))).toHaveLength(entries.length)
  })

  it.each([
    ['ALTER TABLE "a" DROP COLUMN "b"', 'drops a column'],
    ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', 'renames a column'],
    ['ALTER TABLE "a" RENAME TO "c"', 'renames a table'],
    ['ALTER TABLE "a" SET SCHEMA "c"', 'moves to another schema'],
    ['ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL', 'adds a required column without a default'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', 'makes a column required'],
    ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', 'lets a column be null'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text', 'changes the type of a column'],
    ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT', 'drops a default'],
    ["ALTER TYPE \"a\" RENAME VALUE 'b' TO 'c'", 'renames a value'],
    ['DROP TABLE "a"', 'drops a table'],
    ['DROP FUNCTION a() CASCADE', 'drops a function'],
  ])('may not say %s without a reason', async (sql, reason) => {
    expect(
      await findContractions(`CREATE TABLE "z" ("y" text NOT NULL);--> statement-breakpoint\n${sql};`),
    ).toEqual([`${sql};: ${reason}`])
    expect(await findContractions(`-- Contracts: nobody reads it.\n${sql};`)).toEqual([])
    expect(await findContractions(`-- Contracts:\n${sql};`)).toHaveLength(1)
  })

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 1 NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL GENERATED ALWAYS AS IDENTITY',
    'ALTER TABLE "a" ADD COLUMN "b" integer',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DEFAULT 2',
    'ALTER TABLE "a" RENAME CONSTRAINT "b" TO "c"',
    'DROP INDEX "a"',
    'ALTER TYPE "a" ADD VALUE \'b\'',
  ])('may say %s', async (sql) => {
    expect(await findContractions(sql)).toEqual([])
  })
})

describe('a version', () => {
  it('is the same in package.json, its lockfile, the API and the last release’s notes', () => {
    const [program, lock] = ['package.json', 'package-lock.json'].map((file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    )
    expect([program.version, lock.version, lock.packages[''].version]).toEqual([VERSION, VERSION, VERSION])
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${last.version} - ${last.date}\n`)
  })

  it.each([
    ['1.3.0', [], 'follows'],
    ['1.2.4', [], 'follows'],
    ['1.2.4', [MINOR], 'is too low'],
    ['1.3.0', [MINOR], 'follows'],
    ['1.3.0', [MINOR, MAJOR], 'is too low'],
    ['2.0.0', [MAJOR], 'follows'],
    ['1.2.3', [], 'does not follow'],
    ['1.1.9', [], 'does not follow'],
    ['1.3', [], 'is no version'],
  ])('%s after 1.2.3 with %j %s', (version, changes, answer) => {
    const attempt = () => refuseTooLow(version, '1.2.3', changes, listBreaks(changes, {}))
    if (answer === 'follows') expect(attempt).not.toThrow()
    else expect(attempt).toThrow(answer)
  })

  it('takes over what is unreleased, and refuses to be released without', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n- A.\n\n## 1.0.0 - 2026-11-27\n'
    const released = releaseNotes(changelog, '1.1.0', '2026-12-01')
    expect(released).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-12-01\n\n### Added\n- A.\n\n## 1.0.0 - 2026-11-27\n',
    )
    expect(() => releaseNotes(released, '1.2.0', '2026-12-02')).toThrow('says nothing')
  })
})

function parameter(name: string, required: boolean): object {
  return { in: 'query', name, required, schema: { type: 'string' } }
}

function fieldsOf({ components }: Described, content: Content = {}): Fields {
  const schema = content['application/json']?.schema
  const name = schema?.$ref?.split('/').at(-1)
  const fields = name ? components.schemas[name] : schema
  if (!fields) throw new Error('The description has no such body')
  return fields
}
