import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import type { Form } from '#app/admin/forms/use-form.ts'
import { useItemForm } from '#app/admin/forms/use-item-form.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { describeFailure } from '../../forms/failure-words.ts'
import {
  type CouponFields,
  couponProblemWords,
  findCouponProblems,
  toCouponBody,
  toCouponFields,
} from './coupon-fields.ts'
import { couponsQuery } from './coupons-query.ts'
import { COUPONS_WORDS } from './coupons-words.ts'

export function CouponDialog({ coupon, onClose }: { coupon: Coupon | undefined; onClose: () => void }) {
  const words = useWords(COUPONS_WORDS)
  const text = useText()
  const sendKeyed = useRequestKey()
  const item = useItemForm({
    list: couponsQuery,
    item: coupon,
    toFields: toCouponFields,
    create: (fields) => sendKeyed(toCouponBody(fields), (request) => api.post('/api/coupons', request)),
    change: (id, fields, version) =>
      api.patch('/api/coupons/:id', { params: { id }, body: { ...toCouponBody(fields), version } }),
    findProblems: (fields) => findCouponProblems(fields, text),
    incomplete: couponProblemWords,
    saved: words.form.saved,
    failed: (action, error) => describeFailure(words.form.failed[action], error),
    onSaved: onClose,
  })
  return (
    <EditDialog
      {...item}
      title={coupon ? words.form.edit : words.create}
      saveLabel={coupon ? words.form.save : words.create}
      onClose={onClose}
    >
      <CouponInputs form={item.form} />
    </EditDialog>
  )
}

function CouponInputs({ form }: { form: Form<CouponFields> }) {
  const words = useWords(COUPONS_WORDS).form
  return (
    <>
      <TextField
        label={words.code}
        hint={words.codeHint}
        required
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...form.text('code')}
        value={form.fields.code.toUpperCase()}
      />
      <TextField label={words.description} maxLength={500} {...form.text('description')} />
      <DiscountInputs form={form} />
      <FieldRow areNarrow>
        <AmountField label={words.minimum} hint={words.minimumHint} {...form.text('minimumAmount')} />
        <TextField
          label={words.maxUses}
          hint={words.maxUsesHint}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          {...form.text('maxUses')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label={words.validFrom} type="date" {...form.text('validFrom')} />
        <TextField label={words.validUntil} type="date" {...form.text('validUntil')} />
      </FieldRow>
      <Switch label={words.active} hint={words.activeHint} {...form.tick('active')} />
    </>
  )
}

function DiscountInputs({ form }: { form: Form<CouponFields> }) {
  const words = useWords(COUPONS_WORDS).form
  const isPercentage = form.fields.discountType === 'percentage'
  return (
    <FieldRow areNarrow>
      <SelectField label={words.type} {...form.text('discountType')}>
        <option value="percentage">{words.percentage}</option>
        <option value="fixed">{words.fixed}</option>
      </SelectField>
      <AmountField
        label={isPercentage ? words.percentValue : words.dollarValue}
        max={isPercentage ? 100 : undefined}
        required
        {...form.text('discountValue')}
      />
    </FieldRow>
  )
}
