import { describe, expect, it } from 'vitest'
import { NEW_BOOKING_RULES, toBookingFields } from '#app/admin/booking/dialogs/form/booking-fields.ts'
import { REQUIREMENT_RULES } from '#app/admin/calendar/resources/requirement-rows.ts'
import { RESOURCE_RULES, toResourceFields } from '#app/admin/calendar/resources/resource-fields.ts'
import { ADDON_RULES, toAddonFields } from '#app/admin/catalogue/addons/addon-fields.ts'
import { COUPON_RULES, toCouponFields } from '#app/admin/catalogue/coupons/coupon-fields.ts'
import { NEW_THEME, NEW_THEME_RULES } from '#app/admin/catalogue/image-manager/theme-form-fields.ts'
import { QUESTION_RULES, toQuestionFields } from '#app/admin/catalogue/questions/question-fields.ts'
import { THEME_RULES, toThemeFields } from '#app/admin/catalogue/themes/theme-fields.ts'
import { toWorkFields, WORK_RULES } from '#app/admin/crew/work/work-fields.ts'
import { type FormRules, findProblems, placeIssues } from '#app/admin/kit/forms/form-rules.ts'
import {
  NEW_TESTIMONIAL,
  NEW_TESTIMONIAL_RULES,
  TESTIMONIAL_RULES,
} from '#app/admin/parts/testimonial-form/testimonial-fields.ts'
import { PRICING_RULES, toPricingFields } from '#app/admin/site/settings/prices/price-form.ts'
import { AREA_RULES, toAreaFields } from '#app/admin/site/site-texts/area-fields.ts'
import { SITE_TEXTS_RULES, toEditing } from '#app/admin/site/site-texts/editing.ts'
import { createPhoneBooking } from '#contract/booking/staff-bookings.ts'
import { createResource, setRequirements } from '#contract/calendar/resources.ts'
import { createAddon } from '#contract/catalogue/addons.ts'
import { createCoupon } from '#contract/catalogue/coupons.ts'
import { createQuestion } from '#contract/catalogue/questions.ts'
import { createTheme } from '#contract/catalogue/themes.ts'
import { changeWork } from '#contract/crew/work.ts'
import { changePricing } from '#contract/money/pricing.ts'
import { changeTestimonial, createTestimonial } from '#contract/people/testimonials.ts'
import { createArea } from '#contract/site/areas.ts'
import { saveSiteTexts } from '#contract/site/site-texts.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const IMAGE = '/uploads/images/forest.jpg'
const WORDS = 'Foxes and owls between the trees.'

type AdminForm = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly rules: FormRules<Record<string, unknown>>
  readonly good: () => Promise<object> | object
}

/** The form may have any type here, because its fields are filled with invalid values on purpose. */
function form<Fields>(
  name: string,
  endpoint: Endpoint,
  rules: FormRules<Fields>,
  good: () => Promise<object> | object,
): AdminForm {
  return { name, endpoint, rules: rules as AdminForm['rules'], good }
}

const RINGS = [
  { withinMiles: '10', fee: '5' },
  { withinMiles: '20', fee: '9' },
]
const COUNTIES = [{ county: 'Miami-Dade', percent: '1', from: '2027-01-01' }]
const REFUND_STEPS = [
  { daysBefore: '14', percent: '100' },
  { daysBefore: '7', percent: '50' },
]

const FORMS = [
  form('an add-on', createAddon, ADDON_RULES, () => ({
    ...toAddonFields(undefined),
    ...{ name: 'Hot Cocoa', description: WORDS, price: '18' },
  })),
  form('a theme', createTheme, THEME_RULES, () => ({
    ...toThemeFields(undefined),
    ...{ name: 'Forest', description: WORDS, mainImage: IMAGE, includedItems: 'Lamps' },
  })),
  form('a theme from its pictures', createTheme, NEW_THEME_RULES, () => ({
    ...NEW_THEME,
    ...{ name: 'Forest', description: WORDS, mainImage: IMAGE },
  })),
  form('a question', createQuestion, QUESTION_RULES, () => ({
    ...toQuestionFields(undefined),
    ...{ label: 'Any pets?', kind: 'choice', options: 'Dogs | Perros' },
  })),
  form('a coupon', createCoupon, COUPON_RULES, () => ({ ...toCouponFields(undefined), code: 'SUMMER' })),
  form('new words of a parent', createTestimonial, NEW_TESTIMONIAL_RULES, () => ({
    ...NEW_TESTIMONIAL,
    ...{ customerName: 'Maria', comment: WORDS },
  })),
  form('words of a parent', changeTestimonial, TESTIMONIAL_RULES, () => ({
    ...NEW_TESTIMONIAL,
    ...{ customerName: 'Maria', comment: WORDS, bookingId: '12' },
  })),
  form('an area', createArea, AREA_RULES, () => ({
    ...toAreaFields(undefined),
    ...{ name: 'Coral Gables', zipCodes: '33134, 33146' },
  })),
  form('something that is owned', createResource, RESOURCE_RULES, () => ({
    ...toResourceFields(undefined),
    name: 'Projector',
  })),
  form('what needs it', setRequirements, REQUIREMENT_RULES, () => ({
    rows: [
      { key: 0, needer: 'theme-1', count: '1', per: 'booking' },
      { key: 1, needer: 'addon-1', count: '2', per: 'unit' },
    ],
  })),
  form('work', changeWork, WORK_RULES, async () =>
    toWorkFields((await ctx.staff('GET', '/api/admin/work')).body),
  ),
  form('prices', changePricing, PRICING_RULES, async () => {
    const fields = toPricingFields((await ctx.staff('GET', '/api/admin/pricing')).body)
    return {
      ...fields,
      delivery: { ...fields.delivery, rings: RINGS, zipFees: { 33139: '40' } },
      tax: { ...fields.tax, counties: COUNTIES },
      policy: { ...fields.policy, refundSteps: REFUND_STEPS },
    }
  }),
  form('the words of the site', saveSiteTexts, SITE_TEXTS_RULES, async () => {
    const { texts, faq, ...all } = toEditing(
      (await ctx.staff('GET', '/api/admin/site-texts')).body,
      '2027-01-01',
    )
    const some = Object.fromEntries(Object.entries(texts).slice(0, 2))
    const notice = { text: WORDS, from: '2027-01-01', until: '2027-01-31' }
    return { ...all, texts: some, faq: faq.slice(0, 1), notice }
  }),
  form('a booking', createPhoneBooking, NEW_BOOKING_RULES, () => ({
    ...toBookingFields(undefined),
    ...{
      themeId: '1',
      bookingDate: '2027-06-12',
      customerName: 'Maria Lopez',
      customerEmail: 'm@example.com',
    },
    ...{ customerPhone: '305-555-0123', partyAddress: '12 Palm Avenue', zipCode: '33139' },
  })),
]

const BAD = [
  ...['', ' ', 'x', 'ab', '-1', '0', '1.5', '1.005', 'forty', '999999999', 'nobody@', '//elsewhere.example'],
  ...['#', '24:00', '2027-02-30', '$5', 'a'.repeat(7000)],
]

/** Returns copies of the fields with a single text, at any depth, made invalid. */
function* spoil(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* BAD.filter((bad) => bad !== value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    for (const spoilt of spoil(part))
      yield Array.isArray(value) ? value.with(Number(name), spoilt) : { ...value, [name]: spoilt }
}

describe.each(FORMS)('the form for $name', ({ endpoint, rules, good }) => {
  it('takes its rules from the schema that the API checks, so that a rule is changed in one place', () => {
    expect(rules.schema).toBe(endpoint.body)
  })

  it('accepts valid input', async () => {
    expect(findProblems(rules, { ...(await good()) }, textIn('en'))).toEqual({})
  })

  it.each(LANGUAGES)(
    'shows the API’s response to the same input, beside the field it is about (%s)',
    async (language) => {
      // Checks that only the form makes do not concern the API.
      const { findMore: _, ...shared } = rules
      let refused = 0
      const compared = new Set<string>()
      for (const spoilt of spoil(await good())) {
        const fields = spoilt as Record<string, unknown>
        const problems = findProblems(shared, fields, textIn(language))
        if (Object.keys(problems).length === 0) continue
        refused++
        // What is refused does not depend on the language: in another one, each answer is compared once.
        const shown = JSON.stringify(problems)
        if (language !== DEFAULT_LANGUAGE && compared.has(shown)) continue
        compared.add(shown)
        const path = endpoint.path.replace(':id', '1')
        const answer = await ctx.staff(
          endpoint.method.toUpperCase(),
          path as '/api/themes',
          rules.toBody?.(fields) ?? fields,
          {
            'X-Language': language,
          },
        )
        const { errors = [] } = answer.body as { errors?: { path: string; message: string }[] }
        expect([answer.status, placeIssues(rules, fields, errors)]).toEqual([400, problems])
      }
      expect(refused).toBeGreaterThan(20)
    },
  )
})
