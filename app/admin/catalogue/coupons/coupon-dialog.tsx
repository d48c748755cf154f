import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useItemForm } from '#app/admin/kit/forms/use-item-form.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { COUPON_RULES, type CouponFields, toCouponFields } from './coupon-fields.ts'
import { couponsQuery } from './coupons-query.ts'

export function CouponDialog({ coupon, onClose }: { coupon: Coupon | undefined; onClose: () => void }) {
  const text = useText()
  const item = useItemForm({
    list: couponsQuery,
    item: coupon,
    toFields: toCouponFields,
    rules: COUPON_RULES,
    create: (request) => api.post('/api/coupons', request),
    change: (request) => api.patch('/api/coupons/:id', request),
    done: text(coupon ? 'admin.coupons.form.saved.updated' : 'admin.coupons.form.saved.created'),
    failed: text(coupon ? 'admin.coupons.form.failed.update' : 'admin.coupons.form.failed.create'),
    onSaved: onClose,
  })
  return (
    <EditDialog
      {...item}
      title={coupon ? text('admin.coupons.form.edit') : text('admin.coupons.create')}
      saveLabel={coupon ? text('admin.forms.saveChanges') : text('admin.coupons.create')}
      onClose={onClose}
    >
      <CouponInputs form={item.form} />
    </EditDialog>
  )
}

function CouponInputs({ form }: { form: Form<CouponFields> }) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('admin.coupons.form.code')}
        hint={text('admin.coupons.form.codeHint')}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...form.input('code')}
        value={form.fields.code.toUpperCase()}
      />
      <TextField label={text('admin.coupons.form.description')} {...form.input('description')} />
      <DiscountInputs form={form} />
      <FieldRow areNarrow>
        <AmountField
          label={text('admin.coupons.form.minimum')}
          hint={text('admin.coupons.form.minimumHint')}
          {...form.input('minimumAmount')}
        />
        <NumberField
          label={text('admin.coupons.form.maxUses')}
          hint={text('admin.coupons.form.maxUsesHint')}
          min={1}
          {...form.input('maxUses')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label={text('admin.coupons.form.validFrom')} type="date" {...form.input('validFrom')} />
        <TextField label={text('admin.coupons.form.validUntil')} type="date" {...form.input('validUntil')} />
      </FieldRow>
      <Switch
        label={text('admin.coupons.form.active')}
        hint={text('admin.coupons.form.activeHint')}
        {...form.tick('active')}
      />
    </>
  )
}

function DiscountInputs({ form }: { form: Form<CouponFields> }) {
  const text = useText()
  const isPercentage = form.fields.discountType === 'percentage'
  return (
    <FieldRow areNarrow>
      <SelectField label={text('admin.coupons.form.type')} {...form.input('discountType')}>
        <option value="percentage">{text('admin.coupons.form.percentage')}</option>
        <option value="fixed">{text('admin.coupons.form.fixed')}</option>
      </SelectField>
      <AmountField
        label={
          isPercentage ? text('admin.coupons.form.percentValue') : text('admin.coupons.form.dollarValue')
        }
        max={isPercentage ? 100 : undefined}
        {...form.input('discountValue')}
      />
    </FieldRow>
  )
}
