import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { RowsField } from '#app/admin/kit/forms/rows/rows-field.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Pricing } from '#contract/money/pricing.ts'
import { usePricingForm } from '../use-pricing-form.ts'
import {
  LIST_TERMS_RULES,
  type ListTermsFields,
  toListTermsChange,
  toListTermsFields,
} from './list-terms-fields.ts'

/** What goes with a price list: deposit by size, full payment, minimums and the damage waiver. */
export function ListTermsCard({ pricing }: { pricing: Pricing }) {
  const text = useText()
  const terms = usePricingForm(pricing, {
    rules: LIST_TERMS_RULES,
    toFields: toListTermsFields,
    toChange: toListTermsChange,
  })
  return (
    <SettingsCard title={text('admin.listTerms.title')} hint={text('admin.listTerms.hint')}>
      <SettingsForm {...terms} saveLabel={text('admin.listTerms.save')}>
        <DepositInputs form={terms.form} />
        <NightInputs form={terms.form} />
        <MinimumInputs form={terms.form} />
        <WaiverInputs form={terms.form} />
      </SettingsForm>
    </SettingsCard>
  )
}

type InputsProps = { form: Form<ListTermsFields> }

function DepositInputs({ form }: InputsProps) {
  const { input, fields, set } = form
  const text = useText()
  return (
    <>
      <FieldRow>
        <SelectField
          label={text('admin.listTerms.deposit')}
          {...input('depositKind')}
          onChange={({ target }) => {
            set('depositKind', target.value as ListTermsFields['depositKind'])
            if (fields.depositSteps.length === 0) set('depositSteps', [{ fromTeepees: '1', amount: '' }])
          }}
        >
          <option value="share">{text('admin.listTerms.kinds.share')}</option>
          <option value="amount">{text('admin.listTerms.kinds.amount')}</option>
          <option value="perTeepee">{text('admin.listTerms.kinds.perTeepee')}</option>
          <option value="percent">{text('admin.listTerms.kinds.percent')}</option>
        </SelectField>
        <TextField
          label={text('admin.listTerms.fullPayment')}
          hint={text('admin.listTerms.fullPaymentHint')}
          inputMode="numeric"
          {...input('fullPaymentDays')}
        />
      </FieldRow>
      {fields.depositKind !== 'share' && <DepositSteps form={form} />}
    </>
  )
}

function DepositSteps({ form: { fields, rows } }: InputsProps) {
  const text = useText()
  return (
    <RowsField
      title={text('admin.listTerms.steps')}
      {...rows('depositSteps')}
      newRow={{ fromTeepees: '', amount: '' }}
      addLabel={text('admin.listTerms.addStep')}
    >
      {(input) => (
        <>
          <TextField
            label={text('admin.listTerms.fromTeepees')}
            inputMode="numeric"
            {...input('fromTeepees')}
          />
          <AmountField
            label={text(
              fields.depositKind === 'percent' ? 'admin.listTerms.percent' : 'admin.listTerms.amount',
            )}
            {...input('amount')}
          />
        </>
      )}
    </RowsField>
  )
}

function NightInputs({ form: { input, fields } }: InputsProps) {
  const text = useText()
  return (
    <FieldRow areNarrow>
      <TextField
        label={text('admin.listTerms.nightsMost')}
        hint={text('admin.listTerms.nightsHint')}
        inputMode="numeric"
        {...input('nightsMost')}
      />
      <AmountField
        label={text('admin.listTerms.nightPrice')}
        {...input('nightPrice')}
        required={fields.nightsMost !== '1'}
      />
    </FieldRow>
  )
}

function MinimumInputs({ form: { rows } }: InputsProps) {
  const text = useText()
  return (
    <RowsField
      title={text('admin.listTerms.minimums')}
      hint={text('admin.listTerms.minimumsHint')}
      {...rows('minimums')}
      newRow={{ fromMiles: '', amount: '' }}
      addLabel={text('admin.listTerms.addMinimum')}
    >
      {(input) => (
        <>
          <TextField label={text('admin.listTerms.fromMiles')} inputMode="numeric" {...input('fromMiles')} />
          <AmountField label={text('admin.listTerms.atLeast')} {...input('amount')} />
        </>
      )}
    </RowsField>
  )
}

function WaiverInputs({ form: { input, tick, fields } }: InputsProps) {
  const text = useText()
  return (
    <>
      <Switch
        label={text('admin.listTerms.waiver')}
        hint={text('admin.listTerms.waiverHint')}
        {...tick('waiverEnabled')}
      />
      {fields.waiverEnabled && (
        <FieldRow areNarrow>
          <AmountField label={text('admin.listTerms.waiverPercent')} {...input('waiverPercent')} />
          <AmountField label={text('admin.listTerms.waiverCovers')} {...input('waiverCovers')} />
        </FieldRow>
      )}
    </>
  )
}
