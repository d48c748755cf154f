import { beforeEach, describe, expect, it } from 'vitest'
import type { MailTextName } from '#contract/people/mail-texts.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { mailTexts, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { queueMail } from '../queue-mail.ts'
import { type KindContent, MAILS, type MailKind } from '../registry.ts'
import { getMailSamples } from '../sample-mails.ts'

const ctx = testContext()

const ALL = Object.entries(MAILS).flatMap(([kind, mail]) =>
  'texts' in mail
    ? mail.texts.flatMap((name) => LANGUAGES.map((language) => [kind as MailKind, name, language] as const))
    : [],
)

/** Queues the plainest sample of a text. */
async function queue(kind: MailKind, name: MailTextName, language: (typeof LANGUAGES)[number]) {
  const sample = present(getMailSamples(name, language)[0])
  const recipient = `${name}@example.com`
  const content = sample as KindContent<typeof kind>
  await ctx.db.transaction((tx) => queueMail(tx, ctx, { kind, recipient, content }))
  const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, recipient))
  return { sample, mail: present(mail) }
}

beforeEach(async () => {
  await ctx.db.delete(mailTexts)
  await ctx.db.delete(outbox)
})

describe.each(ALL)('a mail %s that says %s in %s', (kind, name, language) => {
  it('is sent with the owner’s words for this language, and everything that must be told', async () => {
    const other = language === 'en' ? 'es' : 'en'
    await ctx.db.insert(mailTexts).values([
      { kind: name, language, texts: { subject: 'Mine', paragraphs: { closing: 'Yours, Ana' } } },
      { kind: name, language: other, texts: { subject: 'Other' } },
    ])
    const { sample, mail } = await queue(kind, name, language)
    expect(mail.subject).toBe('Mine')
    expect(mail.text).toContain('\n\nYours, Ana\n\n-- \n')
    for (const block of sample.blocks) if (block.kind === 'button') expect(mail.text).toContain(block.url)
  })

  it('is sent with the default words while the owner has written nothing', async () => {
    const { sample, mail } = await queue(kind, name, language)
    expect(mail.subject).toBe(sample.subject)
    for (const block of sample.blocks) if (block.kind === 'paragraph') expect(mail.text).toContain(block.text)
  })
})
