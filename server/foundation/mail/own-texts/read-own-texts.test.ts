import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAIL_TEXTS, type MailTextName } from '#contract/people/mail-texts.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { mailTexts, outbox, termsVersions } from '#server/foundation/database/schema/all-tables.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { type NewMail, queueMail } from '../queue-mail.ts'
import { getMailSamples, getSampleFacts } from '../sample-mails.ts'

const ctx = testContext()

const ALL = MAIL_TEXTS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

/** Queues the plainest sample of a text. */
async function queue(name: MailTextName, language: (typeof LANGUAGES)[number]) {
  const sample = present(getMailSamples(name, language)[0])
  const recipient = `${name}@example.com`
  const mail = { ...getSampleFacts(name, language), kind: name, to: recipient } as NewMail<typeof name>
  await ctx.db.transaction((tx) => queueMail(tx, ctx, mail))
  const [stored] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, recipient))
  return { sample, mail: present(stored) }
}

beforeAll(async () => {
  const terms = { version: 1, date: '2027-01-01', text: 'Terms', sha256: '', publishedAt: ctx.now() }
  await ctx.db.insert(termsVersions).values(terms)
})

beforeEach(async () => {
  await ctx.db.delete(mailTexts)
  await ctx.db.delete(outbox)
})

describe.each(ALL)('the mail %s in %s', (name, language) => {
  it('is sent with the owner’s words for this language, and everything that must be told', async () => {
    const other = language === 'en' ? 'es' : 'en'
    await ctx.db.insert(mailTexts).values([
      { kind: name, language, texts: { subject: 'Mine', paragraphs: { closing: 'Yours, Ana' } } },
      { kind: name, language: other, texts: { subject: 'Other' } },
    ])
    const { sample, mail } = await queue(name, language)
    expect(mail.subject).toBe('Mine')
    expect(mail.text).toContain('\n\nYours, Ana\n\n-- \n')
    if (sample.button) expect(mail.text).toContain(sample.button.url)
    for (const block of sample.blocks) if ('url' in block) expect(mail.text).toContain(block.url)
  })

  it('is sent with the default words while the owner has written nothing', async () => {
    const { sample, mail } = await queue(name, language)
    expect(mail.subject).toBe(sample.subject)
    for (const block of sample.blocks) if (block.kind === 'paragraph') expect(mail.text).toContain(block.text)
  })
})
