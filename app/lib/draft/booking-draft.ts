import type { Theme } from '#contract/catalogue/themes.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import type { PaymentOption } from '#domain/catalogue/pricing/types.ts'
import type { AnswerValue } from '#domain/catalogue/questions/answers.ts'
import { DEFAULT_START_TIME } from '#domain/foundation/time/party-start.ts'

/**
 * What a visitor has chosen and typed so far. It lives as long as the browser tab, survives a reload and
 * never contains card data.
 */
export type BookingDraft = {
  /**
   * Random; empty until something is chosen. A duplicated tab has the same key, which tells the server that
   * both book the same party.
   */
  readonly draftKey: string
  readonly themeId: number | null
  readonly themeName: string
  /**
   * The catalogue price in dollars when the theme was chosen: "249.00". The current catalogue replaces it
   * once loaded.
   */
  readonly themePrice: string
  readonly numberOfTeepees: number
  readonly numberOfNights: number
  /** The first night as `yyyy-MM-dd`, or empty. */
  readonly bookingDate: string
  /** `HH:MM`, one of domain/foundation/time/party-start.ts. */
  readonly partyStartTime: string
  /** From the email that offers a place on a full day. */
  readonly offerToken: string | null
  readonly addons: readonly ChosenAddon[]
  /** As typed; validated by domain/booking/order/details-rules.ts. */
  readonly details: Readonly<Record<DetailsField, string>>
  /** To the owner's questions, by their ids. */
  readonly answers: Readonly<Record<string, AnswerValue>>
  /** Whether the text messages checkbox is checked; null until it was touched. */
  readonly wantsTexts: boolean | null
  /** The answer to how they heard about us; empty until it was given. */
  readonly heardFrom: string
  readonly paymentOption: PaymentOption
  /** Whether the family takes the damage waiver, if it is offered. */
  readonly damageWaiver: boolean
  readonly appliedCoupon: AppliedCoupon | null
  /** The reference of the booking on the server, if there is one. */
  readonly bookingId: string | null
  /** A booking request without a response yet: retried with its key, it returns the booking it created. */
  readonly pendingOrder: PendingOrder | null
  readonly paymentComplete: boolean
}

/** The parts of a theme that a draft stores. */
type ChosenTheme = Pick<Theme, 'id' | 'name' | 'englishName' | 'pricePerTeepee'>

/**
 * Returns the parts of a draft that identify its theme: in English, since some details depend on that name.
 */
export function toDraftTheme({ id, name, englishName = name, pricePerTeepee }: ChosenTheme) {
  return { themeId: id, themeName: englishName, themePrice: pricePerTeepee }
}

export type ChosenAddon = { readonly addonId: number; readonly quantity: number }
/** `discountValue` is in dollars or percent as the API writes them: "10.00". */
export type AppliedCoupon = {
  readonly code: string
  readonly discountType: 'percentage' | 'fixed'
  readonly discountValue: string
}
export type PendingOrder = { readonly idempotencyKey: string; readonly body: string }

export const EMPTY_DRAFT: BookingDraft = {
  draftKey: '',
  themeId: null,
  themeName: '',
  themePrice: '',
  numberOfTeepees: TEEPEES.default,
  numberOfNights: 1,
  bookingDate: '',
  partyStartTime: DEFAULT_START_TIME,
  offerToken: null,
  addons: [],
  details: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    // The business delivers around Miami.
    state: 'FL',
    zipCode: '',
    guestCount: '6',
    ...eachBookingField(() => ''),
  },
  answers: {},
  wantsTexts: null,
  heardFrom: '',
  paymentOption: 'deposit',
  damageWaiver: false,
  appliedCoupon: null,
  bookingId: null,
  pendingOrder: null,
  paymentComplete: false,
}
