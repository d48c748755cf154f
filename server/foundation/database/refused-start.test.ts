import { Client, DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { StartRefusal } from '#platform/boot.ts'
import { createOldestDatabase } from '#test/oldest-release.ts'
import { testContext } from '#test/test-context.ts'
import { sql } from './drizzle.ts'
import { migrate, refuseOtherDatabase, refuseSharedSession } from './migrate.ts'
import { toStartRefusal } from './to-start-refusal.ts'

const ctx = testContext()
const OWN = { databaseUrl: undefined, dataDir: './data' }
const OTHER = { databaseUrl: 'postgres://user:secret@db.example/site', dataDir: './data' }

const describeFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const said = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, 1, 'error'), { code })

describe('a program that does not fit its database', () => {
  it('refuses a schema created by a newer release', async () => {
    await migrate(ctx.databaseUrl)
    await ctx.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of the future', 99999999999999)`,
    )
    const failure = await describeFailure(migrate(ctx.databaseUrl))
    expect(failure).toBeInstanceOf(StartRefusal)
    expect(String(failure)).toContain('was brought up to date by a newer release than this one')
  })

  it('does not migrate under servers of releases that need what it drops, nor a schema that is too old', async () => {
    const { url, drop } = await createOldestDatabase()
    const server = new Client({ connectionString: url, application_name: 'moonlit-teepees listener' })
    await server.connect()
    const underServer = await describeFailure(migrate(url))
    await server.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1')
    const tooOld = await describeFailure(migrate(url))
    await server.end()
    await drop()
    expect([underServer, tooOld]).toEqual([expect.any(StartRefusal), expect.any(StartRefusal)])
    expect(String(underServer)).toContain('stop every server first')
    expect(String(tooOld)).toContain('start the release of November 27, 2026 (commit 8be1de65) once')
  })
})

describe('a database that only speaks as PostgreSQL does', () => {
  const refuse = (version: string) =>
    refuseOtherDatabase({ query: async () => ({ rows: [{ version }] }) } as unknown as Client)

  it('is refused if its locks lock nothing', async () => {
    await expect(refuse('CockroachDB CCL v25.2.1')).rejects.toThrow(/locks lock nothing.*a PostgreSQL/)
    await expect(refuse('PostgreSQL 17.4 on x86_64')).resolves.toBeUndefined()
  })
})

describe('a pool in front of the database', () => {
  it('is refused if two connections share one session, since locks would exclude nobody', async () => {
    const [one, other] = [new Client(ctx.databaseUrl), new Client(ctx.databaseUrl)]
    await Promise.all([one.connect(), other.connect()])
    await expect(refuseSharedSession(one, other)).resolves.toBeUndefined()
    await expect(refuseSharedSession(one, one)).rejects.toThrow(/PgBouncer in transaction mode/)
    await Promise.all([one.end(), other.end()])
  })
})

describe('an unusable database is reported in a sentence that says what to do', () => {
  it('for a wrong password', async () => {
    const url = new URL(ctx.databaseUrl)
    url.password = 'wrong'
    const failure = await describeFailure(migrate(url.href))
    expect(toStartRefusal(failure, OWN)?.message).toMatch(
      /does not take the password in data\/postgres\.password: .* Delete that file and start again/,
    )
    expect(toStartRefusal(failure, OTHER)?.message).toMatch(/Check user and password in DATABASE_URL\.$/)
  })

  it('for a server that cannot be reached, without its address', async () => {
    const failure = await describeFailure(migrate('postgres://user:secret@127.0.0.1:1/site'))
    const refusal = toStartRefusal(failure, OTHER)
    expect(refusal?.message).toMatch(/cannot be reached: .* Check that it runs/)
    expect(refusal?.message).not.toContain('secret')
  })

  it('for a server that accepts the connection and then stays silent', () => {
    // The driver's own words.
    expect(toStartRefusal(new Error('timeout expired'), OTHER)?.message).toMatch(
      /cannot be reached: timeout expired/,
    )
  })

  it.each([
    ['53300', 'sorry, too many clients already', /no free connection: .* raise its max_connections/],
    ['53100', 'could not extend file', /disk .* is full: .* Make room/],
    ['3D000', 'database "site" does not exist', /Create it, or correct DATABASE_URL/],
    ['08P01', 'unsupported startup parameter: statement_timeout', /a pool and not PostgreSQL itself/],
    ['42501', 'permission denied for database', /must be allowed to create tables/],
    ['0A000', 'LISTEN not supported yet', /cannot do what we need: .* Use PostgreSQL itself/],
  ])('for %s (%s)', (code, message, sentence) => {
    expect(toStartRefusal(said(code, message), OTHER)?.message).toMatch(sentence)
  })

  it('but a bug in the program keeps its stack trace', () => {
    expect(toStartRefusal(new TypeError('x is not a function'), OWN)).toBeUndefined()
    expect(toStartRefusal(said('42601', 'syntax error'), OWN)).toBeUndefined()
  })
})
