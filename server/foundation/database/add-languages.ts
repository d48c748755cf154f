import { type Client, escapeLiteral } from 'pg'
import { LANGUAGES } from '#domain/foundation/text/language.ts'

/**
 * Adds missing languages to the database's enum, so that a new language needs no migration. It blocks no table, and the
 * previous release keeps working. Does nothing if the type does not exist yet.
 */
export async function addLanguages(client: Client, languages: readonly string[] = LANGUAGES): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT enumlabel AS name FROM pg_enum WHERE enumtypid = to_regtype('public.language')`,
  )
  const known = rows.map(({ name }) => name)
  if (known.length === 0) return
  for (const language of languages.filter((one) => !known.includes(one)))
    await client.query(`ALTER TYPE public.language ADD VALUE IF NOT EXISTS ${escapeLiteral(language)}`)
}
