import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import type { Form } from '#app/admin/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { getTyped, MailTextFields, type TypedTexts } from '#app/admin/mail-texts/mail-text-fields.tsx'
import { api } from '#app/lib/api/api.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { changeFollowUps, type FollowUp, type FollowUps } from '#contract/people/follow-ups.ts'
import { describeFollowUp, type FollowUpKind } from '#domain/follow-ups/follow-up-kinds.ts'
import { eachLanguage } from '#domain/text/language.ts'
import { formatTime } from '#domain/time/party-start.ts'
import { followUpsQuery, getName, splitDelay, whenInWords } from './follow-ups-query.ts'
import styles from './follow-ups-tab.module.css'

type Fields = TypedTexts & { readonly delayHours: number; readonly googleReviewUrl: string }

type FollowUpDialogProps = { kind: FollowUpKind; followUp: FollowUp; onClose: () => void }

/** When a follow-up is sent, and its text. */
export function FollowUpDialog({ kind, followUp, onClose }: FollowUpDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const { delayHours, googleReviewUrl, texts } = followUp
  const name = getName(text, kind)
  const toBody = (fields: Fields) => {
    const link = kind === 'review' ? { googleReviewUrl: fields.googleReviewUrl.trim() || null } : {}
    const changed = eachLanguage((language) => fields[language])
    return { [kind]: { delayHours: fields.delayHours, ...link, texts: changed } }
  }
  const item = useSentForm<Fields, FollowUps>({
    initial: {
      delayHours,
      googleReviewUrl: googleReviewUrl ?? '',
      ...eachLanguage((language) => getTyped(texts[language])),
    },
    rules: { schema: changeFollowUps.body, toBody },
    send: (fields) => api.put('/api/admin/follow-ups', { body: toBody(fields) }),
    onSent: (saved) => {
      queryClient.setQueryData(followUpsQuery.queryKey, saved)
      toastSuccess(text('admin.followUps.saved', { name }))
      onClose()
    },
  })
  const { form } = item
  return (
    <EditDialog
      title={name}
      description={whenInWords(text, kind, form.fields.delayHours)}
      size="3xl"
      {...item}
      saveLabel={text('admin.followUps.save')}
      onClose={onClose}
    >
      <Delay kind={kind} form={form} />
      {kind === 'review' && (
        <TextField
          type="url"
          label={text('admin.followUps.google')}
          hint={text('admin.followUps.googleHint')}
          {...form.text('googleReviewUrl')}
        />
      )}
      <MailTextFields
        mail={followUp.mail}
        fields={followUp.fields}
        usual={eachLanguage((language) => texts[language].usual)}
        form={form}
      />
    </EditDialog>
  )
}

/** Hours after an event, or days and a time of day. */
function Delay({ kind, form }: { kind: FollowUpKind; form: Form<Fields> }) {
  const text = useText()
  const language = useLanguage()
  const { from, delayHours: bounds } = describeFollowUp(kind)
  const { delayHours } = form.fields
  const error = form.problems.delayHours
  const change = (hours: number) => form.set('delayHours', hours)
  if (from === 'hold-expired')
    return (
      <TextField
        type="number"
        inputMode="numeric"
        label={text('admin.followUps.hours')}
        min={bounds.least}
        max={bounds.most}
        value={delayHours}
        error={error}
        onChange={({ target }) => change(Math.trunc(Number(target.value)))}
      />
    )
  const { days } = splitDelay(delayHours)
  const hour = delayHours % 24
  const hasDays = bounds.most >= 24
  return (
    <div className={styles.delay}>
      {hasDays && (
        <TextField
          type="number"
          inputMode="numeric"
          label={text('admin.followUps.days')}
          min={0}
          max={Math.floor(bounds.most / 24) - 1}
          value={days}
          error={error}
          onChange={({ target }) => change(Math.max(0, Math.trunc(Number(target.value))) * 24 + hour)}
        />
      )}
      <SelectField
        label={text('admin.followUps.hour')}
        value={hour}
        error={hasDays ? undefined : error}
        onChange={({ target }) => change(days * 24 + Number(target.value))}
      >
        {SENDING_HOURS.map((one) => (
          <option key={one} value={one}>
            {formatTime(`${String(one).padStart(2, '0')}:00`, language)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** From 8 am to 7 pm. */
const SENDING_HOURS = Array.from({ length: 12 }, (_, index) => index + 8)
