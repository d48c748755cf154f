import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { getTyped, MailTextFields, type TypedTexts } from '#app/admin/people/mail-texts/mail-text-fields.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { type MailTexts, MailTextsChange } from '#contract/people/mail-texts.ts'
import { eachLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import { type GroupedMail, getMailName, mailTextsQuery } from './mail-texts-query.ts'

type MailTextDialogProps = { mail: MailTexts & { readonly kind: GroupedMail }; onClose: () => void }

/** The text of an email, in both languages. */
export function MailTextDialog({ mail: { kind, fields, texts }, onClose }: MailTextDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const name = getMailName(text, kind)
  const item = useSentForm<TypedTexts, void>({
    initial: eachLanguage((language) => getTyped(texts[language])),
    rules: { schema: MailTextsChange, toBody: (fields) => fields },
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
    <EditDialog title={name} size="3xl" {...item} saveLabel={text('admin.followUps.save')} onClose={onClose}>
      <MailTextFields
        mail={kind}
        fields={fields}
        usual={eachLanguage((language) => texts[language].usual)}
        form={item.form}
      />
    </EditDialog>
  )
}
