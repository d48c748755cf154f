import { AmountField } from '#app/admin/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import type { Form } from '#app/admin/forms/use-form.ts'
import { useItemForm } from '#app/admin/forms/use-item-form.ts'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Coupon } from '#contract/coupons.ts'
import {
  type CouponFields,
  couponBodyOf,
  couponFieldsOf,
  couponProblemsOf,
  couponProblemWords,
} from './coupon-fields.ts'
import { couponsQuery } from './coupons-query.ts'

export function CouponDialog({ coupon, onClose }: { coupon: Coupon | undefined; onClose: () => void }) {
  const item = useItemForm({
    list: couponsQuery,
    item: coupon,
    fieldsOf: couponFieldsOf,
    create: (fields) => api.post('/api/coupons', { body: couponBodyOf(fields) }),
    change: (id, fields, version) =>
      api.patch('/api/coupons/:id', { params: { id }, body: { ...couponBodyOf(fields), version } }),
    problemsOf: couponProblemsOf,
    incomplete: couponProblemWords,
    saved: { created: 'Coupon created successfully', updated: 'Coupon updated successfully' },
    failed: (action, error) => sentenceOf(error, `Failed to ${action} coupon`),
    onSaved: onClose,
  })
  return (
    <EditDialog
      {...item}
      title={coupon ? 'Edit Coupon' : 'Create Coupon'}
      saveLabel={coupon ? 'Save Changes' : 'Create Coupon'}
      onClose={onClose}
    >
      <CouponInputs form={item.form} />
    </EditDialog>
  )
}

function CouponInputs({ form }: { form: Form<CouponFields> }) {
  return (
    <>
      <TextField
        label="Code"
        hint="3 to 20 letters, digits, underscores or dashes. It is kept in capitals."
        required
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...form.text('code')}
        value={form.fields.code.toUpperCase()}
      />
      <TextField label="Description" maxLength={500} {...form.text('description')} />
      <DiscountInputs form={form} />
      <FieldRow areNarrow>
        <AmountField label="Minimum amount ($)" hint="Of the whole booking" {...form.text('minimumAmount')} />
        <TextField
          label="Max uses"
          hint="Empty for no limit"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          {...form.text('maxUses')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label="Valid from" type="date" {...form.text('validFrom')} />
        <TextField label="Valid until" type="date" {...form.text('validUntil')} />
      </FieldRow>
      <Switch label="Active" hint="Parents can use it." {...form.tick('active')} />
    </>
  )
}

function DiscountInputs({ form }: { form: Form<CouponFields> }) {
  const isPercentage = form.fields.discountType === 'percentage'
  return (
    <FieldRow areNarrow>
      <SelectField label="Discount type" {...form.text('discountType')}>
        <option value="percentage">Percentage</option>
        <option value="fixed">Fixed amount</option>
      </SelectField>
      <AmountField
        label={isPercentage ? 'Discount value (%)' : 'Discount value ($)'}
        max={isPercentage ? 100 : undefined}
        required
        {...form.text('discountValue')}
      />
    </FieldRow>
  )
}
