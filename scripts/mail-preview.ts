import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawHtml } from '#server/mail/draw-html.ts'
import { drawText } from '#server/mail/draw-text.ts'
import { SAMPLE_MAILS } from '#server/mail/sample-mails.ts'

const letterhead = {
  siteTitle: 'Moonlit Teepees',
  siteUrl: 'http://localhost:3000',
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  address: '123 Placeholder Street, Miami, FL 33101',
}

const folder = mkdtempSync(join(tmpdir(), 'mail-preview-'))
for (const [name, content] of Object.entries(SAMPLE_MAILS)) {
  writeFileSync(join(folder, `${name}.html`), drawHtml(content, letterhead))
  writeFileSync(join(folder, `${name}.txt`), drawText(content, letterhead))
}
process.stdout.write(`Every mail, as HTML and as text, is in ${folder}\n`)
