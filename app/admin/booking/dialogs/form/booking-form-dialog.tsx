import { useEffect, useEffectEvent, useRef } from 'react'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { EditingNotice } from '#app/admin/shell/live/editing-notice.tsx'
import { useAnnounceEditing } from '#app/admin/shell/live/use-announce-editing.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { AnswerField } from '#app/shared/answer-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_FIELD_NAMES, describeField } from '#domain/booking/booking-fields.ts'
import {
  EMAIL_MAXIMUM_LENGTH,
  FULL_NAME_MAXIMUM_LENGTH,
  NAME_LENGTH,
} from '#domain/booking/order/details-rules.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { HoldOptions } from '../money/hold-options.tsx'
import { type BookingFormProps, toBookingFields } from './booking-fields.ts'
import { FoundFamilies } from './found-families.tsx'
import { FreeDays } from './free-days.tsx'
import { OrderFields } from './order-fields.tsx'
import { PartyFields, StartField } from './party-fields.tsx'
import { QuotePreview, QuoteTotal } from './quote-preview.tsx'
import { SameFamily } from './same-family.tsx'
import { TaxExemptionFields } from './tax-exemption-fields.tsx'
import { useBookingForm } from './use-booking-form.ts'

type BookingFormDialogProps = {
  /** Undefined for a new booking, taken by phone. */
  booking: Booking | undefined
  /** Of a new booking, if it is known. */
  day?: PartyDay | undefined
  onClose: () => void
  onSaved: (saved: Booking) => void
}

export function BookingFormDialog({ booking, day, onClose, onSaved }: BookingFormDialogProps) {
  const text = useText()
  const { capacity, quote, settles, base, ...item } = useBookingForm(booking, onSaved, { day })
  const { form } = item
  useAnnounceEditing(booking?.id)
  return (
    <>
      <EditDialog
        {...item}
        size="3xl"
        title={
          booking
            ? text('admin.bookingForm.editTitle', { id: booking.id })
            : text('admin.bookings.newBooking')
        }
        description={booking ? undefined : text('admin.bookingForm.newHint')}
        note={<QuoteTotal booking={base} quote={quote} />}
        canSave={!quote.isBusy}
        saveLabel={booking ? text('admin.forms.saveChanges') : text('admin.bookingForm.create')}
        onClose={onClose}
      >
        {booking && <EditingNotice id={booking.id} />}
        <FormPart name="party" />
        <PartyFields form={form} booking={base} />
        {!booking && <FreeDays form={form} />}
        <FormPart name="family" />
        <CustomerFields form={form} />
        {!booking && <FoundFamilies form={form} />}
        <SameFamily form={form} booking={base} />
        <PlaceFields form={form} isNew={!booking} />
        <FormPart name="details" />
        <RevealTogether height="40rem">
          <StartField form={form} />
          <OrderFields form={form} booking={base} />
          <TaxExemptionFields form={form} booking={base} />
          <OptionalFields form={form} isNew={!booking} />
          {!booking && <PhoneBookingFields form={form} dueAmount={quote.price?.finalAmount} />}
          {settles && <PriceChoice form={form} />}
          <QuotePreview booking={base} quote={quote} />
        </RevealTogether>
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}

/** The parts of the form are in the order of a call. */
function FormPart({ name }: { name: 'party' | 'family' | 'details' }) {
  return (
    <Text as="h3" size="md" marginTop={2}>
      {useText()(`admin.bookingForm.parts.${name}`)}
    </Text>
  )
}

type FieldsProps = Pick<BookingFormProps, 'form'>

function CustomerFields({ form }: FieldsProps) {
  const text = useText()
  return (
    <FieldRow>
      <TextField
        label={text('admin.bookingForm.customerName')}
        maxLength={FULL_NAME_MAXIMUM_LENGTH}
        {...form.input('customerName')}
      />
      <TextField label={text('admin.bookingForm.phone')} type="tel" {...form.input('customerPhone')} />
      <TextField
        label={text('admin.bookingForm.email')}
        type="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        {...form.input('customerEmail')}
      />
    </FieldRow>
  )
}

function PlaceFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const text = useText()
  useCityForZip(form, isNew)
  return (
    <>
      <TextField
        label={text('admin.bookingForm.partyAddress')}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        {...form.input('partyAddress')}
      />
      <FieldRow>
        <TextField
          label={text('admin.bookingForm.city')}
          maxLength={NAME_LENGTH.maximum}
          {...form.input('city')}
        />
        <TextField
          label={text('admin.bookingForm.state')}
          maxLength={NAME_LENGTH.maximum}
          {...form.input('state')}
        />
        <TextField label={text('admin.bookingForm.zip')} inputMode="numeric" {...form.input('zipCode')} />
      </FieldRow>
    </>
  )
}

/**
 * The optional questions for families. Theme-specific ones are shown for a new booking, or if they have a
 * value.
 */
function OptionalFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  return BOOKING_FIELD_NAMES.map((name) => {
    if (describeField(name).onlyForThemes && !isNew && !form.fields[name]) return null
    return <AnswerField key={name} field={name} isForStaff {...form.input(name)} />
  })
}

const COMPLETE = /^\d{5}$/

/** Fills in the city if the ZIP code belongs to only one, else the usual one; never overwrites what staff typed. */
function useCityForZip(form: BookingFormProps['form'], isNew: boolean): void {
  const { zipCode } = form.fields
  const usual = toBookingFields(undefined).city
  const filledIn = useRef(usual)
  const fill = useEffectEvent((city = usual) => {
    if (form.fields.zipCode !== zipCode || form.fields.city !== filledIn.current) return
    filledIn.current = city
    form.set('city', city)
  })
  useEffect(() => {
    // Clear leaves the usual city.
    if (zipCode === '') filledIn.current = usual
    if (!isNew || !COMPLETE.test(zipCode)) return
    import('#domain/booking/find-city.ts').then(
      ({ findCity }) => fill(findCity(zipCode)),
      () => undefined,
    )
  }, [isNew, zipCode, usual])
}

/** Price overrides that only staff can make; each requires a reason, which is recorded. */
function PriceChoice({ form }: FieldsProps) {
  const text = useText()
  const { priceBy } = form.fields
  return (
    <FieldRow>
      <SelectField label={text('admin.bookingForm.priceOf')} {...form.input('priceBy')}>
        <option value="catalogue">{text('admin.bookingForm.byCatalogue')}</option>
        <option value="waived">{text('admin.bookingForm.waived')}</option>
        <option value="byHand">{text('admin.bookingForm.byHand')}</option>
      </SelectField>
      {priceBy === 'byHand' && (
        <TextField
          label={text('admin.bookingForm.agreedAmount')}
          inputMode="decimal"
          required
          {...form.input('agreedAmount')}
        />
      )}
      {priceBy !== 'catalogue' && (
        <TextField
          label={text('admin.bookingForm.reason')}
          hint={text('admin.bookingForm.priceOfHint')}
          required
          {...form.input('priceReason')}
        />
      )}
    </FieldRow>
  )
}

type PhoneBookingFieldsProps = FieldsProps & {
  /** The amount due now; undefined until there is a price. */
  dueAmount: string | undefined
}

/** What was agreed on the phone about the first payment. */
function PhoneBookingFields({ form, dueAmount }: PhoneBookingFieldsProps) {
  const text = useText()
  return (
    <>
      <Switch
        label={
          dueAmount === undefined
            ? text('admin.bookingForm.cash')
            : text('admin.bookingForm.cashOf', { amount: dollars(dueAmount) })
        }
        hint={text('admin.bookingForm.cashHint')}
        {...form.tick('isCash')}
      />
      {!form.fields.isCash && (
        <>
          <SelectField
            label={text('admin.payments.whileUnpaid')}
            hint={text('admin.payments.phone.holdHint')}
            {...form.input('holdDays')}
            required={false}
          >
            <option value="">{text('admin.payments.phone.keep')}</option>
            <HoldOptions />
          </SelectField>
          <Switch
            label={text('admin.payments.phone.mailLink')}
            hint={text('admin.payments.phone.mailLinkHint')}
            {...form.tick('sendPaymentLink')}
          />
        </>
      )}
    </>
  )
}
