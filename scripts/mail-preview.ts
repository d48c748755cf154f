import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/site/new-site.ts'
import { WORDMARK } from '#server/foundation/mail/queue-mail.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderText } from '#server/foundation/mail/render-text.ts'
import { allSampleMails } from '#server/foundation/mail/sample-mails.ts'

const letterhead = {
  ...NEW_CONTACT_INFO,
  siteTitle: NEW_SITE.siteTitle,
  siteUrl: 'http://localhost:3000',
  wordmark: { ...WORDMARK, url: `http://localhost:3000${WORDMARK.path}` },
}

const folder = mkdtempSync(join(tmpdir(), 'mail-preview-'))
for (const [name, content] of Object.entries(allSampleMails())) {
  writeFileSync(join(folder, `${name}.html`), renderHtml(content, letterhead))
  writeFileSync(join(folder, `${name}.txt`), renderText(content, letterhead))
}
process.stdout.write(`Every mail, as HTML and as text, is in ${folder}\n`)
