import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { getTyped, MailTextFields, type TypedTexts } from '#app/admin/people/mail-texts/mail-text-fields.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid } from '#app/ui/layout.tsx'
import { changeFollowUps, type FollowUp, type FollowUps } from '#contract/people/follow-ups.ts'
import { eachLanguage } from '#domain/foundation/text/language.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import {
  type DelayFields,
  findDelayProblem,
  getDelayLimits,
  toDelayFields,
  toDelayHours,
} from './delay-fields.ts'
import { followUpsQuery, getName, whenInWords } from './follow-ups-query.ts'

type Fields = TypedTexts & DelayFields & { readonly googleReviewUrl: string }

type FollowUpDialogProps = { kind: FollowUpKind; followUp: FollowUp; onClose: () => void }

/** When a follow-up is sent, and its text. */
export function FollowUpDialog({ kind, followUp, onClose }: FollowUpDialogProps) {
  const text = useText()
  const { delayHours, texts } = followUp
  const name = getName(text, kind)
  const item = useFollowUpForm({ kind, followUp, onClose })
  const { form } = item
  return (
    <EditDialog
      title={name}
      description={whenInWords(text, kind, toDelayHours(kind, form.fields) ?? delayHours)}
      size="3xl"
      {...item}
      saveLabel={text('admin.forms.save')}
      onClose={onClose}
    >
      <Delay kind={kind} form={form} />
      {kind === 'review' && (
        <TextField
          type="url"
          label={text('admin.followUps.google')}
          hint={text('admin.followUps.googleHint')}
          {...form.input('googleReviewUrl')}
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

function useFollowUpForm({ kind, followUp, onClose }: FollowUpDialogProps) {
  const text = useText()
  const { delayHours, googleReviewUrl, texts } = followUp
  const toBody = (fields: Fields) => {
    const link = kind === 'review' ? { googleReviewUrl: fields.googleReviewUrl.trim() || null } : {}
    const changed = eachLanguage((language) => fields[language])
    return { [kind]: { delayHours: toDelayHours(kind, fields), ...link, texts: changed } }
  }
  return useSentForm<Fields, FollowUps>({
    initial: {
      ...toDelayFields(kind, delayHours),
      googleReviewUrl: googleReviewUrl ?? '',
      ...eachLanguage((language) => getTyped(texts[language])),
    },
    rules: {
      schema: changeFollowUps.body,
      toBody,
      // The request knows only hours; staff read the limits in the unit they type.
      findMore: (fields, text) => ({ delay: findDelayProblem(kind, fields, text) }),
    },
    send: (fields) => api.put('/api/admin/follow-ups', { body: toBody(fields) }),
    stores: followUpsQuery,
    done: text('admin.followUps.saved', { name: getName(text, kind) }),
    onSent: onClose,
  })
}

/** Hours after an event, or days and a time of day. */
function Delay({ kind, form }: { kind: FollowUpKind; form: Form<Fields> }) {
  const text = useText()
  const { unit, least, most } = getDelayLimits(kind)
  const count = (label: string) => (
    <NumberField label={label} min={least} max={most} {...form.input('delay')} />
  )
  if (unit === 'hours') return count(text('admin.followUps.hours'))
  return (
    <Grid minColumn="11rem" stretches>
      {most > 0 && count(text('admin.followUps.days'))}
      <SelectField
        label={text('admin.followUps.hour')}
        value={form.fields.hour}
        onChange={({ target }) => form.set('hour', Number(target.value))}
      >
        <Options of={SENDING_HOURS} label={(one) => formatTime(toTime(60 * one), text.language)} />
      </SelectField>
    </Grid>
  )
}

/** From 8 am to 7 pm. */
const SENDING_HOURS = Array.from({ length: 12 }, (_, index) => index + 8)
