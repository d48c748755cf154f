import { useQuery } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { partyOffersQuery } from '#app/lib/api/party-offers-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { formatTime, getDeliveryWindow, PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import { BusyWarning } from '../busy-warning.tsx'
import type { BookingFormProps } from './booking-fields.ts'

/** What families ask for first, and what decides whether the day is free: the day, the theme and how many. */
export function PartyFields({ form, booking }: BookingFormProps) {
  const text = useText()
  return (
    <>
      <FieldRow>
        <TextField label={text('admin.bookingForm.date')} type="date" {...form.input('bookingDate')} />
        <ThemeField form={form} booking={booking} />
      </FieldRow>
      <BusyWarning day={form.fields.bookingDate} />
      <HowMany form={form} booking={booking} />
    </>
  )
}

function ThemeField({ form, booking }: BookingFormProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const offered = themes.filter((theme) => theme.available || theme.id === booking?.themeId)
  return (
    <SelectField label={text('admin.bookingForm.theme')} {...form.input('themeId')}>
      <option value="">{text('admin.bookingForm.selectTheme')}</option>
      {offered.map((theme) => (
        <option key={theme.id} lang="en" value={theme.id}>
          {theme.name} ({dollars(theme.pricePerTeepee)})
        </option>
      ))}
    </SelectField>
  )
}

function HowMany({ form, booking }: BookingFormProps) {
  const text = useText()
  const { data: offers } = useQuery(partyOffersQuery)
  const mostNights = Math.max(offers?.mostNights ?? 1, booking?.numberOfNights ?? 1)
  return (
    <FieldRow areNarrow>
      <TextField
        label={text('admin.bookingForm.teepees')}
        type="number"
        min={TEEPEES.minimum}
        max={TEEPEES.maximum}
        {...form.input('numberOfTeepees')}
      />
      <TextField
        label={text('admin.bookingForm.guests')}
        type="number"
        min={1}
        max={20}
        {...form.input('guestCount')}
      />
      {mostNights > 1 && (
        <TextField
          label={text('admin.bookingForm.nights')}
          type="number"
          min={1}
          max={mostNights}
          {...form.input('numberOfNights')}
        />
      )}
    </FieldRow>
  )
}

/** When the party begins; the crew comes before it. */
export function StartField({ form }: Pick<BookingFormProps, 'form'>) {
  const text = useText()
  return (
    <SelectField
      label={text('admin.bookingForm.startsAt')}
      hint={text('admin.bookingForm.delivery', {
        window: text('party.window', getDeliveryWindow(form.fields.partyStartTime)),
      })}
      {...form.input('partyStartTime')}
    >
      <Options of={PARTY_START_TIMES} label={(time) => formatTime(time, text.language)} />
    </SelectField>
  )
}
