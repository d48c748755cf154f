import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import { NOTICE_LENGTH } from '#domain/site/site-texts/content.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

/** The notice bar above every page, with its first and last day. */
export function NoticeEditor({ language, draft }: { language: Language; draft: SiteTextsDraft }) {
  const text = useText()
  const { edited, change, problems } = draft
  const { notice } = edited
  const set = (changes: Partial<typeof notice>) => change('notice', { ...notice, ...changes })
  return (
    <Stack gap={5} className={styles.texts}>
      <p className={styles.hint}>{text('admin.siteTexts.notice.hint')}</p>
      <TextArea
        label={text('admin.siteTexts.notice.text')}
        hint={text('admin.siteTexts.notice.none')}
        lang={language}
        rows={3}
        hasCounter
        maxLength={NOTICE_LENGTH}
        value={notice.text}
        error={problems['notice.text']}
        onChange={({ target }) => set({ text: target.value })}
      />
      <FieldRow>
        <TextField
          type="date"
          label={text('admin.siteTexts.notice.from')}
          name="notice.from"
          value={notice.from}
          error={problems['notice.from']}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          type="date"
          label={text('admin.siteTexts.notice.until')}
          name="notice.until"
          value={notice.until}
          error={problems['notice.until']}
          onChange={({ target }) => set({ until: target.value })}
        />
      </FieldRow>
      <p className={styles.hint}>{text('admin.siteTexts.marks')}</p>
    </Stack>
  )
}
