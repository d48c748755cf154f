import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { getTyped, MailTextFields, type TypedTexts } from '#app/admin/people/mail-texts/mail-text-fields.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { type MailTexts, MailTextsChange } from '#contract/people/mail-texts.ts'
import { eachLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import styles from './mail-list.module.css'
import {
  type GroupedMail,
  getMailName,
  isIn,
  MAIL_GROUPS,
  type MailGroup,
  mailTextsQuery,
} from './mail-texts-query.ts'

type Mail = MailTexts & { readonly kind: GroupedMail }

/** The transactional emails whose text the owner can change. */
export function MailList() {
  const text = useText()
  const id = useId()
  const { data: mails = [] } = useQuery(mailTextsQuery)
  const [editing, setEditing] = useState<Mail>()
  return (
    <Text aria-labelledby={id} as="section" marginTop={7}>
      <Text id={id} as="h2" size="xl">
        {text('admin.mails.other')}
      </Text>
      <Text tone="soft" marginTop={2} marginBottom={4} isProse>
        {text('admin.mails.otherHint')}
      </Text>
      {MAIL_GROUPS.map((group) => (
        <Group
          key={group}
          group={group}
          mails={mails.filter((mail): mail is Mail => isIn(mail, group))}
          onEdit={setEditing}
        />
      ))}
      {editing && <MailTextDialog mail={editing} onClose={() => setEditing(undefined)} />}
    </Text>
  )
}

type GroupProps = { group: MailGroup; mails: readonly Mail[]; onEdit: (mail: Mail) => void }

function Group({ group, mails, onEdit }: GroupProps) {
  const text = useText()
  const title = text(`admin.mails.group.${group}`)
  return (
    <section aria-label={title}>
      <FoldOnPhones as="h3" title={title} titleClass={styles.group}>
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <Row
              key={mail.kind}
              as="li"
              gap={3}
              justify="space-between"
              wraps={false}
              className={styles.mail}
            >
              <Row as="span" gap={3} rowGap={2} weight={600}>
                {getMailName(text, mail.kind)}
                <Words mail={mail} />
              </Row>
              <RowButton
                label={text('admin.followUps.changeShort')}
                variant="secondary"
                name={text('admin.followUps.change', { name: getMailName(text, mail.kind) })}
                onClick={() => onEdit(mail)}
              />
            </Row>
          ))}
        </ul>
      </FoldOnPhones>
    </section>
  )
}

function Words({ mail: { texts } }: { mail: MailTexts }) {
  const text = useText()
  if (!texts.en.isOwn && !texts.es.isOwn) return null
  return <Badge tone="success">{text('admin.mails.own')}</Badge>
}

type MailTextDialogProps = { mail: MailTexts & { readonly kind: GroupedMail }; onClose: () => void }

/** The text of an email, in both languages. */
function MailTextDialog({ mail: { kind, fields, texts }, onClose }: MailTextDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const name = getMailName(text, kind)
  const item = useSentForm<TypedTexts, void>({
    initial: eachLanguage((language) => getTyped(texts[language])),
    rules: { schema: MailTextsChange },
    send: async (typed) => {
      for (const language of LANGUAGES)
        await api.put('/api/admin/mail-texts/:kind', {
          params: { kind },
          body: { ...typed[language], language },
        })
    },
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: mailTextsQuery.queryKey })
      toastSuccess(text('admin.mails.saved', { name }))
      onClose()
    },
  })
  return (
    <EditDialog title={name} size="3xl" {...item} saveLabel={text('admin.forms.save')} onClose={onClose}>
      <MailTextFields
        mail={kind}
        fields={fields}
        usual={eachLanguage((language) => texts[language].usual)}
        form={item.form}
      />
    </EditDialog>
  )
}
