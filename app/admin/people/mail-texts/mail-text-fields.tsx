import { useState } from 'react'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { CLOSING, GREETING, type MailText, PARAGRAPH_MAX, SUBJECT_MAX } from '#contract/people/mail-texts.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { MailPreviewPanel } from './mail-preview-panel.tsx'
import styles from './mail-text-fields.module.css'

/** The draft of an email's texts, by language. */
export type TypedTexts = Readonly<Record<Language, MailText['usual']>>

/** Returns the current texts as a draft. */
export function getTyped({ subject, heading, paragraphs }: MailText): MailText['usual'] {
  return { subject, heading, paragraphs }
}

type MailTextFieldsProps<Fields extends TypedTexts> = {
  /** The kind of email. */
  mail: string
  /** The placeholders that the texts can use. */
  fields: readonly string[]
  usual: TypedTexts
  form: Form<Fields>
}

/** The subject, heading and paragraphs of an email in both languages, with a preview. */
export function MailTextFields<Fields extends TypedTexts>(props: MailTextFieldsProps<Fields>) {
  const { mail, form } = props
  const text = useText()
  const [language, setLanguage] = useState<Language>('en')
  const typed: MailText['usual'] = form.fields[language]
  const params = { kind: mail }
  return (
    <div className={styles.sides}>
      <Tabs
        label={text('admin.mails.languages')}
        selected={language}
        onSelect={setLanguage}
        tabs={LANGUAGES.map((id) => ({
          id,
          label: text('admin.languageName', { language: id }),
          panel: <LanguageFields {...props} language={id} />,
        }))}
      />
      <MailPreviewPanel
        mail={mail}
        body={{ ...typed, language }}
        hint={text('admin.mails.lookHint')}
        look={(body) => api.post('/api/admin/mail-texts/:kind/preview', { params, body })}
        test={(body) => api.post('/api/admin/mail-texts/:kind/test', { params, body })}
      />
    </div>
  )
}

function LanguageFields<Fields extends TypedTexts>({
  fields,
  usual,
  form,
  language,
}: MailTextFieldsProps<Fields> & { language: Language }) {
  const text = useText()
  const typed: MailText['usual'] = form.fields[language]
  const problems: Readonly<Record<string, string | undefined>> = form.problems
  const change = (changed: Partial<MailText['usual']>) =>
    form.set(language, { ...typed, ...changed } as Fields[Language])
  const line = (name: 'subject' | 'heading') => ({
    lang: language,
    value: typed[name],
    maxLength: SUBJECT_MAX,
    error: problems[`${language}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const isUsual = JSON.stringify(typed) === JSON.stringify(usual[language])
  return (
    <div className={styles.words}>
      {fields.length > 0 && (
        <Text size="sm" tone="soft" breaksWords>
          {text('admin.mails.fields', { fields: fields.map((name) => `{${name}}`).join(', ') })}
        </Text>
      )}
      <TextField label={text('admin.mails.subject')} {...line('subject')} />
      <TextField label={text('admin.mails.heading')} {...line('heading')} />
      {Object.entries(typed.paragraphs).map(([slot, words]) => (
        <TextArea
          key={slot}
          label={getLabel(text, slot, Object.keys(typed.paragraphs))}
          hint={words === '' ? text('admin.mails.paragraphHint') : undefined}
          lang={language}
          rows={3}
          value={words}
          maxLength={PARAGRAPH_MAX}
          error={problems[`${language}.paragraphs.${slot}`]}
          onChange={({ target }) => change({ paragraphs: { ...typed.paragraphs, [slot]: target.value } })}
        />
      ))}
      {!isUsual && (
        <TextButton onClick={() => change(usual[language])}>{text('admin.mails.putBack')}</TextButton>
      )}
    </div>
  )
}

function getLabel(text: GetText, slot: string, slots: readonly string[]): string {
  if (slot === GREETING) return text('admin.mails.greeting')
  if (slot === CLOSING) return text('admin.mails.closing')
  const number = slots.filter((one) => one !== GREETING).indexOf(slot) + 1
  return text('admin.mails.paragraph', { number })
}
