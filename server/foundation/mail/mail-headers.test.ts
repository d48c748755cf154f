import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIL_TEXTS } from '#contract/people/mail-texts.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { mailTexts, outbox, termsVersions } from '#server/foundation/database/schema/all-tables.ts'
import { present } from '#test/present.ts'
import { startSimulatedSmtp } from '#test/simulated/smtp/start-simulated-smtp.ts'
import { testContext } from '#test/test-context.ts'
import { type NewMail, queueMail } from './queue-mail.ts'
import { getMailSamples, getSampleFacts } from './sample-mails.ts'
import { sendDueMail } from './send-due-mail.ts'

/** Mails that ask a family to buy again. */
const ADVERTISING = ['unfinished-booking', 'same-again', 'birthday']

const smtp = await startSimulatedSmtp()
const ctx = testContext({ env: { SMTP_URL: smtp.url } })

const TERMS = { version: 1, date: '2027-01-01', text: 'Terms', sha256: '', publishedAt: new Date(0) }

beforeAll(async () => {
  await smtp.comeUp()
  await ctx.db.insert(termsVersions).values(TERMS)
})
afterAll(async () => {
  ctx.mail?.close()
  await smtp.goDown()
})

/** Returns the headers of the last mail by name, unfolded. */
function takeHeaders(): Record<string, string> {
  const lines = smtp.headers.join('\n').replace(/\n\s+/g, ' ').split('\n')
  smtp.headers.length = 0
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
}

describe.each(MAIL_TEXTS)('the mail %s', (name) => {
  it.each(LANGUAGES)(
    'has the one-click unsubscribe headers if it is advertising, in %s',
    async (language) => {
      const content = present(getMailSamples(name, language)[0])
      const texts = { subject: 'Líneas\r\nBcc: evil@example.com', paragraphs: { closing: 'Adiós' } }
      await ctx.db.delete(mailTexts)
      await ctx.db.insert(mailTexts).values({ kind: name, language, texts })
      const recipient = `${name}-${language}@example.com`
      await ctx.db.transaction((tx) =>
        queueMail(tx, ctx, { ...getSampleFacts(name, language), kind: name, to: recipient } as NewMail<
          typeof name
        >),
      )
      expect(await sendDueMail(ctx)).toBe(1)
      const headers = takeHeaders()
      expect(headers).toMatchObject({ To: recipient, 'MIME-Version': '1.0' })
      expect(headers).not.toHaveProperty('Bcc')
      const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.recipient, recipient))
      if (!ADVERTISING.includes(name)) {
        expect(Object.keys(headers).filter((header) => header.startsWith('List-'))).toEqual([])
        expect(mail?.text).not.toMatch(/unsubscribe|cancelar la suscripción/i)
        return
      }
      const url = present(content.unsubscribe).url
      expect(headers).toMatchObject({
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      expect(mail?.text).toContain(`\n${url}\n`)
    },
  )
})
