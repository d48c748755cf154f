import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { MailText } from '#contract/people/mail-texts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { MailPreviewPanel } from './mail-preview-panel.tsx'

type MailPreviewProps = { mail: string; language: Language; typed: MailText['usual'] }

/** A preview of one of the site's emails with a sample party. */
export function MailPreview({ mail, language, typed }: MailPreviewProps) {
  const text = useText()
  const params = { kind: mail }
  return (
    <MailPreviewPanel
      mail={mail}
      body={{ ...typed, language }}
      hint={text('admin.mails.lookHint')}
      look={(body) => api.post('/api/admin/mail-texts/:kind/preview', { params, body })}
      test={(body) => api.post('/api/admin/mail-texts/:kind/test', { params, body })}
    />
  )
}
