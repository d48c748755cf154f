import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ConsentBox } from '#app/booking/terms/consent-box.tsx'
import { WithPhone } from '#app/booking/with-phone.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { partyOffersQuery } from '#app/lib/api/party-offers-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { AnswerField } from '#app/shared/answer-field.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { describeField, FAMILY_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { GUESTS } from '#domain/booking/order/details-rules.ts'
import { ADDON_QUANTITY, TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { formatTime, PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import type { BookingPageLink } from '../booking-page-link.ts'
import styles from './change-order.module.css'
import type { OrderDraft } from './order-draft.ts'

type FieldsProps = {
  readonly page: BookingPage
  readonly link: BookingPageLink
  readonly draft: OrderDraft
  /** By the field's name. */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<OrderDraft>) => void
}

/** Asks for what can be chosen, so that it is there when the fields are. */
export function loadChoices(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(partyOffersQuery)
  void queryClient.prefetchQuery(themesQuery)
  void queryClient.prefetchQuery(addonsQuery)
}

/** All fields appear at once: one that came later would move the others under a finger. */
export function ChangeOrderFields(props: FieldsProps) {
  const { data: offers, isPending } = useQuery(partyOffersQuery)
  const choices = [useQuery(themesQuery), useQuery(addonsQuery)]
  if (isPending || choices.some((choice) => choice.isPending)) return <Skeleton shape="box" height="21rem" />
  return <LoadedFields {...props} offers={offers} />
}

type LoadedFieldsProps = FieldsProps & {
  readonly offers: ReturnType<typeof partyOffersQuery.select> | undefined
}

/** Teepees come first, since most families change those; rarer changes are collapsed. */
function LoadedFields({ offers, page, link, draft, problems, onChange }: LoadedFieldsProps) {
  const text = useText()
  const { booking, orderChanges: until = {} } = page
  const isClosed = until.more === undefined
  const mostNights = Math.max(offers?.mostNights ?? 1, draft.numberOfNights)
  return (
    <Stack>
      <TeepeeFields {...{ page, link, draft, problems, onChange }} />
      {mostNights > 1 && (
        <StepperRow
          label={text('party.nightsLabel')}
          value={draft.numberOfNights}
          min={until.fewer ? 1 : (booking.numberOfNights ?? 1)}
          max={isClosed ? (booking.numberOfNights ?? 1) : mostNights}
          onChange={(numberOfNights) => onChange({ numberOfNights })}
        />
      )}
      <StepperRow
        label={text('booking.success.guests')}
        value={draft.guestCount}
        min={isClosed ? booking.guestCount : GUESTS.minimum}
        max={isClosed ? booking.guestCount : GUESTS.maximum}
        onChange={(guestCount) => onChange({ guestCount })}
      />
      <ThemeField {...{ page, link, draft, problems, onChange }} />
      <AddonFields {...{ page, link, draft, problems, onChange }} />
      {offers?.waiver && (
        <ConsentBox
          words={text('myBooking.page.waiver', { covers: offers.waiver.coversCents })}
          isTicked={draft.damageWaiver}
          isDisabled={draft.damageWaiver ? !until.fewer : isClosed}
          onTick={(damageWaiver) => onChange({ damageWaiver })}
        />
      )}
      <MoreFields {...{ page, link, draft, problems, onChange }} />
    </Stack>
  )
}

/** Ends where the theme does, and then says so. A booking may keep what it was sold before the theme allowed fewer. */
function TeepeeFields({ page: { booking, orderChanges: until = {} }, draft, onChange }: FieldsProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const { themeId, numberOfTeepees: teepees } = draft
  const { mostTeepees: most = TEEPEES.maximum } = themes.find(({ id }) => id === themeId) ?? {}
  const isClosed = until.more === undefined
  const kept = isClosed || themeId === booking.themeId ? booking.numberOfTeepees : 0
  const max = isClosed ? kept : Math.max(most, kept)
  return (
    <>
      <StepperRow
        label={text('booking.confirmation.teepees')}
        value={teepees}
        min={until.fewer ? TEEPEES.minimum : booking.numberOfTeepees}
        max={max}
        onChange={(numberOfTeepees) => onChange({ numberOfTeepees })}
      />
      {!isClosed && most < TEEPEES.maximum && teepees >= max && (
        <Text size="sm" tone="soft" role="status">
          {text('rules.mostTeepees', { most })}
        </Text>
      )}
    </>
  )
}

type StepperRowProps = ComponentProps<typeof QuantityStepper> & { readonly price?: string }

function StepperRow({ price, ...stepper }: StepperRowProps) {
  return (
    <div className={styles.row}>
      <span>
        {stepper.label} {price !== undefined && <small>{dollars(price)}</small>}
      </span>
      <QuantityStepper {...stepper} />
    </div>
  )
}

function ThemeField({
  page: { booking, orderChanges: until = {} },
  link,
  draft,
  problems,
  onChange,
}: FieldsProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const { data: options } = useQuery({
    ...apiQuery('/api/my-bookings/:reference/change-options', {
      params: { reference: link.reference },
      query: { token: link.token, numberOfTeepees: draft.numberOfTeepees },
    }),
    placeholderData: keepPreviousData,
  })
  const isFree = (id: number) => options === undefined || options.themeIds.includes(id)
  const offered = themes.filter(
    ({ id, available }) => id === booking.themeId || id === draft.themeId || (available && isFree(id)),
  )
  return (
    <SelectField
      label={text('booking.confirmation.theme')}
      value={draft.themeId}
      disabled={until.more === undefined}
      error={problems.themeId}
      onChange={(event) => onChange({ themeId: Number(event.target.value) })}
    >
      {offered.length === 0 && <option value={booking.themeId}>{booking.themeName}</option>}
      {offered.map(({ id, name, pricePerTeepee }) => (
        <option key={id} value={id}>
          {name}, {dollars(pricePerTeepee)}
        </option>
      ))}
    </SelectField>
  )
}

/** The rarer changes: when, where, and what the family told. */
function MoreFields({ page: { booking, orderChanges: until = {} }, draft, problems, onChange }: FieldsProps) {
  const text = useText()
  const isTooLateForAllergies = until.allergiesUntil === undefined
  const field = (name: 'partyStartTime' | 'partyAddress' | 'city' | 'zipCode') => ({
    value: draft[name],
    disabled: until.more === undefined,
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <details className={styles.more}>
      <summary>{text('myBooking.page.orderMore')}</summary>
      <Stack>
        <SelectField label={text('myBooking.page.starts')} {...field('partyStartTime')}>
          {PARTY_START_TIMES.map((time) => (
            <option key={time} value={time}>
              {formatTime(time, text.language)}
            </option>
          ))}
        </SelectField>
        <TextField label={text('myBooking.page.where')} {...field('partyAddress')} />
        <div className={styles.place}>
          <TextField label={text('myBooking.page.city')} {...field('city')} />
          <TextField label={text('myBooking.page.zip')} inputMode="numeric" {...field('zipCode')} />
        </div>
        {FAMILY_FIELD_NAMES.filter(
          (name) => !describeField(name).onlyForThemes || booking[name] !== null,
        ).map((name) => (
          <AnswerField
            key={name}
            field={name}
            value={draft[name]}
            disabled={name === 'allergiesAndNeeds' && isTooLateForAllergies}
            error={problems[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
        {isTooLateForAllergies && <AllergiesByPhone />}
      </Stack>
    </details>
  )
}

/** Once the crew is under way, it hears of allergies by phone. */
function AllergiesByPhone() {
  const text = useText()
  return (
    <Text size="sm" tone="soft">
      <WithPhone write={(phone) => text('rules.allergiesByPhone', { phone })} />
    </Text>
  )
}

function AddonFields({ page, draft, onChange }: FieldsProps) {
  const { orderChanges: until = {}, booking } = page
  const text = useText()
  const { data: addons = [] } = useQuery(addonsQuery)
  const booked = new Map(booking.addons.map(({ addonId, quantity }) => [addonId, quantity]))
  const offered = addons.filter(({ id, available }) => available || booked.has(id))
  if (offered.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{text('booking.success.addons')}</summary>
      <Stack>
        {offered.map(({ id, name, price }) => (
          <StepperRow
            key={id}
            label={name}
            price={price}
            value={draft.addons[id] ?? 0}
            min={until.fewer ? 0 : (booked.get(id) ?? 0)}
            max={until.addons ? ADDON_QUANTITY.maximum : (booked.get(id) ?? 0)}
            onChange={(quantity) => onChange({ addons: { ...draft.addons, [id]: quantity } })}
          />
        ))}
      </Stack>
    </details>
  )
}
