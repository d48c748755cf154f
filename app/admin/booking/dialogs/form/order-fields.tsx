import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { partyOffersQuery } from '#app/lib/api/party-offers-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid, Text } from '#app/ui/layout.tsx'
import { ADDON_QUANTITY } from '#domain/booking/order/selection-rules.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import type { BookingFormProps } from './booking-fields.ts'
import styles from './order-fields.module.css'

/** The rest of the order. Together with the party, it determines the price. */
export function OrderFields({ form, booking }: BookingFormProps) {
  const text = useText()
  const { data: offers } = useQuery(partyOffersQuery)
  return (
    <>
      <AddonChoice form={form} booking={booking} />
      {(offers?.waiver ?? booking?.damageWaiver) && (
        <Switch label={text('admin.bookingForm.waiver')} {...form.tick('damageWaiver')} />
      )}
      <FieldRow>
        <TextField
          label={text('admin.bookingForm.coupon')}
          autoCapitalize="characters"
          {...form.input('couponCode')}
        />
        <SelectField
          label={text('admin.bookingForm.toPayNow')}
          value={String(form.fields.isDeposit)}
          error={form.problems.isDeposit}
          disabled={booking?.isPaid ?? false}
          onChange={(event) => form.set('isDeposit', event.target.value === 'true')}
        >
          <option value="true">{text('admin.bookingForm.depositOnly')}</option>
          <option value="false">{text('admin.bookingForm.whole')}</option>
        </SelectField>
        <SelectField
          label={text('admin.bookingForm.language')}
          hint={text('admin.bookingForm.languageHint')}
          {...form.input('language')}
        >
          <Options of={LANGUAGES} label={(language) => text('admin.languageName', { language })} />
        </SelectField>
      </FieldRow>
    </>
  )
}

function AddonChoice({ form, booking }: BookingFormProps) {
  const text = useText()
  const { data: addons = [] } = useQuery(addonsQuery)
  const getQuantity = (id: number) => form.fields.addons.find((line) => line.addonId === id)?.quantity ?? 0
  const getPrice = (id: number) => booking?.addons.find((line) => line.addonId === id)?.price
  const offered = addons.filter((addon) => addon.available || getPrice(addon.id) !== undefined)
  const choose = (addonId: number, quantity: number) => {
    const others = form.fields.addons.filter((line) => line.addonId !== addonId)
    form.set('addons', quantity > 0 ? [...others, { addonId, quantity }] : others)
  }
  return (
    <Grid as="fieldset" minColumn="19rem" gap={2}>
      <Text as="legend" marginBottom={2} size="sm" weight={600}>
        {text('admin.bookingForm.addons')}
      </Text>
      {offered.map((addon) => (
        <div key={addon.id} className={styles.addon} data-chosen={getQuantity(addon.id) > 0}>
          <span>
            <span lang="en">{addon.name}</span>{' '}
            <Text as="span" tone="soft" className="tabular">
              {dollars(getPrice(addon.id) ?? addon.price)}
            </Text>
          </span>
          <QuantityStepper
            label={addon.name}
            value={getQuantity(addon.id)}
            max={ADDON_QUANTITY.maximum}
            onChange={(quantity) => choose(addon.id, quantity)}
          />
        </div>
      ))}
    </Grid>
  )
}
