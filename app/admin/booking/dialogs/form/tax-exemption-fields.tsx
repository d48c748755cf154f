import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { detailsProblem } from '#domain/booking/order/details-rules.ts'
import type { BookingFields, BookingFormProps } from './booking-fields.ts'

const NO_CERTIFICATE = { certificate: '', until: '' }

/** Shown only if there is a tax to be exempt from. */
export function TaxExemptionFields({ form, booking }: BookingFormProps) {
  const text = useText()
  const { taxExemption } = form.fields
  const isTaxed = useIsTaxed(form.fields, booking)
  if (!isTaxed && !taxExemption) return null
  const change = (part: Partial<typeof NO_CERTIFICATE>) =>
    form.set('taxExemption', { ...(taxExemption ?? NO_CERTIFICATE), ...part })
  return (
    <>
      <Switch
        label={text('admin.bookingForm.exempt')}
        hint={text('admin.bookingForm.exemptHint')}
        checked={taxExemption !== null}
        onChange={(event) => form.set('taxExemption', event.target.checked ? NO_CERTIFICATE : null)}
      />
      {taxExemption && (
        <FieldRow>
          <TextField
            label={text('admin.bookingForm.certificate')}
            required
            maxLength={40}
            value={taxExemption.certificate}
            error={form.problems['taxExemption.certificate']}
            onChange={(event) => change({ certificate: event.target.value })}
          />
          <TextField
            label={text('admin.bookingForm.until')}
            type="date"
            name="taxExemption.until"
            value={taxExemption.until}
            error={form.problems['taxExemption.until']}
            onChange={(event) => change({ until: event.target.value })}
          />
        </FieldRow>
      )}
    </>
  )
}

/**
 * An existing booking stores whether it is taxed; for a new one, the current tax settings for its ZIP code
 * decide.
 */
function useIsTaxed({ zipCode }: BookingFields, booking: Booking | undefined): boolean {
  const isAsked = !booking && detailsProblem('zipCode', zipCode) === undefined
  const { data: terms } = useQuery(
    apiQuery('/api/price-terms', { query: { zipCode: zipCode.trim() }, enabled: isAsked }),
  )
  return booking ? booking.lines.some(({ kind }) => kind === 'tax') : isAsked && terms?.tax != null
}
