import type { z } from 'zod'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { Resource, ResourceUpdate } from '#contract/calendar/resources.ts'
import type { AddonChange } from '#contract/catalogue/addons.ts'
import type { CouponChange } from '#contract/catalogue/coupons.ts'
import type { QuestionChange } from '#contract/catalogue/questions.ts'
import type { ThemeChange } from '#contract/catalogue/themes.ts'
import type { WorkChange } from '#contract/crew/work.ts'
import type { changeWebhook } from '#contract/operations/webhooks.ts'
import type { MeChange } from '#contract/people/accounts.ts'
import type { TestimonialChange } from '#contract/people/testimonials.ts'
import type { AreaChange } from '#contract/site/areas.ts'
import type { SettingsChange } from '#contract/site/settings.ts'
import type { Role } from '#contract/wire/permissions.ts'
import { type BookingField, formatOption, isBookingField, isOption } from '#domain/booking/booking-fields.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { DiscountType } from '#domain/catalogue/pricing/discount.ts'
import type { PriceUnit } from '#domain/catalogue/pricing/price-unit.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { StepNeed } from '#domain/crew/crew-steps.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/foundation/text/language.ts'
import { sourceIn, textIn } from '#domain/foundation/translation/text-in.ts'
import type { AccountName } from '#domain/money/reports/journal.ts'

type Change =
  | BookingChange
  | z.output<typeof ThemeChange>
  | z.output<typeof AddonChange>
  | z.output<typeof CouponChange>
  | z.output<typeof QuestionChange>
  | z.output<typeof TestimonialChange>
  | z.output<typeof AreaChange>
  | z.output<typeof MeChange>
  | z.output<typeof changeWebhook.body>
  | SettingsChange
  | ResourceUpdate
  | WorkChange
  | PricingSettings
  | Record<AccountName, string>

type AnyKey<Each> = Each extends unknown ? keyof Each : never

/** Part of a change request but not stored by it. */
type Unstored =
  | 'version'
  | 'force'
  | 'overrideCapacity'
  | 'overrideArea'
  | 'currentPassword'
  | 'differenceAmount'
  | 'priceByHand'
  | 'putBack'
  | 'undo'
type Computed = 'totalAmount' | 'depositAmount' | 'discountAmount' | 'finalAmount'
type Loose =
  | Computed
  | 'deliveryAccount'
  | 'taxAccount'
  | 'contactInfo'
  | 'confirmsNewsletter'
  | 'isSent'
  | 'delayHours'
  | 'googleReviewUrl'
  | 'role'
  | 'isAdmin'
  | 'takesCash'
  | 'crew'
  | 'slug'

/** The fields whose changes the log can contain. */
export type Field = Exclude<AnyKey<Change>, Unstored> | Loose

type NameId = `audit.fields.${Exclude<Field, BookingField>}`

/** Returns the name of a field for people; the API's own name if a later version has stored an unknown field. */
export function getFieldName(language: Language, field: string): string {
  if (isBookingField(field)) return textIn(language)(`bookingFields.${field}.label`)
  const id = `audit.fields.${field}` as NameId
  return sourceIn(DEFAULT_LANGUAGE, id) ? textIn(language)(id) : field
}

type Values = {
  readonly bookingStatus: BookingStatus
  readonly role: Role
  readonly discountType: DiscountType
  readonly priceUnit: PriceUnit
  readonly kind: Resource['kind']
}
type ValueId =
  | { [Name in keyof Values]: `audit.values.${Name}.${Values[Name]}` }[keyof Values]
  | `admin.crewSteps.needs.${StepNeed}`

/** Returns a program's term, such as a status, in words for people; undefined for any other value. */
export function getValueName(language: Language, field: string, value: string): string | undefined {
  if (isBookingField(field))
    return isOption(field, value) ? formatOption(field, value, textIn(language)) : undefined
  if (field === 'language' && isLanguage(value))
    return textIn(language)('audit.languageName', { language: value })
  // The requirements of steps are inside this field.
  const area = field === 'crewSteps' ? 'admin.crewSteps.needs' : `audit.values.${field}`
  const id = `${area}.${value}` as ValueId
  return sourceIn(DEFAULT_LANGUAGE, id) ? textIn(language)(id) : undefined
}
