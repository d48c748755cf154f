import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addDays, formatLong, formatMonthDay } from '#domain/foundation/time/party-day.ts'
import { discardQuestion, expectAccessible, openScreen } from '../admin-visit.ts'
import { readPagePath } from '../booking-page-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  payWithDeclinedCard,
  readBookings,
} from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { administrator, authorization } from '../server.ts'
import { atBothWidths, PHONE } from '../viewports.ts'

const test = onOwnSite()

const AS_NEW = {
  delivery: { enabled: false },
  tax: { enabled: false },
  autopay: { enabled: false },
  policy: {
    depositPercent: '50',
    refundSteps: [{ daysBefore: 14, percent: '100' }],
    reschedule: { times: 1, daysBefore: 7 },
  },
}

/** Saves these settings, and defaults for the rest, whatever another test has left. */
async function setPricing(request: APIRequestContext, change: object = {}): Promise<void> {
  const data = { ...AS_NEW, ...change }
  const response = await request.put('/api/admin/pricing', { headers: authorization, data })
  expect(response.status()).toBe(200)
}

test('the owner turns on delivery and tax and sets a policy, and a family agrees to and pays the very same figures', async ({
  adminPage: page,
  request,
}) => {
  for (const depositPercent of ['80', '60'])
    await setPricing(request, { policy: { ...AS_NEW.policy, depositPercent } })
  const open = async (part: string, name: string) => {
    await openScreen(page, `/admin/settings/prices/${part}`)
    return page.getByRole('region', { name, exact: true })
  }
  const openPolicy = () => open('policy', 'Deposit and refunds')
  const saving = page.getByRole('button', { name: 'Save Prices' })
  const save = () => saving.click()
  const expectSaved = () => expect(saving).toBeHidden()
  const example = page.getByRole('complementary', { name: 'What a family in 33139 pays' })
  const history = page.getByRole('region', { name: 'Deposit and Refunds over Time' })
  // Older versions are collapsed, but still count.
  const versions = history.getByRole('listitem', { includeHidden: true })
  const openOlder = async () => {
    await history.getByText(/^\d+ older versions?$/).click()
    await expect(versions.last()).toBeVisible()
  }
  await openPolicy()
  await expect(example).toContainText('$300.00')
  await expect(versions.last()).toContainText('Version 1')
  await expect(versions.last()).toContainText('100% more than 14 days before')
  const before = await versions.count()

  await test.step('what is wrong is told at its field', async () => {
    const card = await open('delivery', 'Delivery')
    await expect(card).not.toContainText('accountant')
    await card.getByRole('button', { name: 'Add a distance' }).click()
    const ring = card.getByRole('group', { name: 'Fees by distance, line 1' })
    await expect(ring.getByLabel('Within (miles)')).toBeFocused()
    await page.keyboard.type('10')
    await save()
    await expect(ring.getByLabel('Fee ($)')).toBeFocused()
    await expect(ring.getByLabel('Fee ($)')).toHaveAccessibleDescription('Enter an amount such as 25.00')
    await ring.getByRole('button', { name: 'Remove line 1' }).click()
    await expect(card.getByRole('button', { name: 'Add a distance' })).toBeFocused()
    await expect(card.getByText('Unsaved changes')).toBeHidden()
  })

  await test.step('an example shows what families will pay, before it is saved', async () => {
    const card = page.getByRole('region', { name: 'Delivery', exact: true })
    await card.getByRole('switch', { name: 'Charge for delivery' }).click()
    await card.getByRole('button', { name: /^33139 Miami-Dade/ }).press('Enter')
    await card.getByLabel('Custom fee for 33139 ($)').fill('40.00')
    await expect(card.getByRole('button', { name: '33139 Miami-Dade: $40.00' })).toBeVisible()
    await expect(example).toContainText('$340.00')
    await save()
    await expectSaved()

    const tax = await open('tax', 'Sales tax')
    await expect(tax).toContainText('Ask your accountant')
    await tax.getByRole('switch', { name: 'Charge sales tax' }).click()
    await tax.getByRole('button', { name: 'Add Miami-Dade (1%)' }).click()
    // 4 teepees at $75.00, delivery $40.00, 7 % of $340.00.
    await expect(example).toContainText('$363.80')
    await save()
    await expectSaved()
    await expect(
      tax.getByText(/^Your tax rates are from Wednesday, January 1, 2003, more than a year ago\./),
    ).toBeVisible()

    const policy = await openPolicy()
    await policy.getByLabel('Deposit (%)').fill('120')
    await save()
    await expect(policy.getByLabel('Deposit (%)')).toBeFocused()
    await expect(policy.getByLabel('Deposit (%)')).toHaveAccessibleDescription(/from 0 to 100/)
    await policy.getByLabel('Deposit (%)').fill('50')
    const steps = policy.getByRole('group', { name: /^Refunds, line / })
    while ((await steps.count()) > 0)
      await steps.first().getByRole('button', { name: 'Remove line 1' }).click()
    for (const [days, percent] of [
      ['30', '100'],
      ['0', '25'],
    ] as const) {
      await policy.getByRole('button', { name: 'Add a step' }).click()
      await steps.last().getByLabel('More than (days before)').fill(days)
      await steps.last().getByLabel('Refund (%)').fill(percent)
    }
    await policy.getByLabel('Moves by the family').fill('3')
    await policy.getByLabel('More than this many days before').fill('10')
    await save()
    await expectSaved()

    const autopay = await open('autopay', 'Balances charged automatically')
    await autopay.getByRole('switch', { name: /^Offer to charge the balance/ }).click()
    await expect(autopay.getByText('Charge the balance of $181.90 to this card on')).toBeVisible()
    await save()
    await expect(page.getByText('Settings Saved')).toBeVisible()
    await expectSaved()
  })

  await test.step('the owner sees every version of the policy, and which one holds', async () => {
    await openPolicy()
    await expect(versions).toHaveCount(before + 1)
    const newest = versions.first()
    await expect(newest).toContainText('In effect')
    await expect(newest).toContainText(`set by ${administrator.username}`)
    await expect(newest).toContainText('100% more than 30 days before')
    await expect(newest).toContainText('25% until the day before')
    await expect(versions.nth(1)).not.toContainText('In effect')
    await expect(versions.nth(2)).toBeVisible()
    await expect(versions.last()).toBeHidden()
    await openOlder()
    await atBothWidths(page, expectNoSidewaysScroll)
  })

  await test.step('each chapter is a line on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin/settings/prices')
    await expect(page.getByText('By the mile, with 1 fee of a ZIP code')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await openPolicy()
  })

  await test.step('a bar offers to save or discard what was changed, and leaving asks', async () => {
    const deposit = page.getByLabel('Deposit (%)')
    await expect(saving).toBeHidden()
    await deposit.fill('120')
    await expect(saving).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Prices', exact: true }).first().click()
    await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
    await expect(deposit).toHaveValue('120')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(deposit).toHaveValue('50.00')
    await expectSaved()
  })

  const email = 'all.in@example.com'
  const party = dayAhead(60)
  const chargeDay = addDays(party, -7)
  await test.step('a family has the balance charged to the card that pays the deposit, after another was declined', async () => {
    const draft = createDraft(email, party)
    await openStep(page, 4, { ...draft, details: { ...draft.details, zipCode: '33139' } })
    const summary = page.getByRole('complementary', { name: 'Booking summary' })
    // 2 teepees at $75.00, delivery $40.00, 7 % of $190.00.
    await expect(page.getByRole('main').getByText('Delivery to 33139')).toBeVisible()
    await expect(page.getByRole('main').getByText('Sales tax (7%)')).toBeVisible()
    await expect(summary.getByText('Total $203.30')).toBeVisible()
    const offer = page.getByRole('checkbox', { name: OFFER })
    await expect(offer).toHaveAccessibleName(/^Charge the balance of \$101\.65 to this card on /)
    await expect(offer).not.toBeChecked()
    await expect(page.getByText(`to this card on ${formatMonthDay(chargeDay)}`)).toBeVisible()
    await offer.check()
    await payWithDeclinedCard(page)
    await expect(offer).toBeChecked()
    // What was agreed to with a declined card is not asked for once it is unticked.
    const isAskedToKeep = async () => {
      const asking = page.waitForRequest('**/api/create-payment-intent')
      await pay(page)
      return (await asking).postDataJSON().autopay ?? false
    }
    await offer.uncheck()
    expect(await isAskedToKeep()).toBe(false)
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await offer.check()
    await fillCard(page, CARDS.good)
    expect(await isAskedToKeep()).toBe(true)
    await expectConfirmed(page)
    await expect(page.getByText('$101.65').first()).toBeVisible()
    await expect(page.getByText('Sales tax (7%)', { exact: true })).toBeVisible()
  })

  const [booking] = await readBookings(request, email)
  await test.step('staff see what will be charged', async () => {
    await page.goto(`/admin/bookings/${booking?.id}`)
    await expect(page.getByText('Automatic balance')).toBeVisible()
    await expect(page.getByText(/^\$101\.65 to Visa\s••••\s4242 on/)).toBeVisible()
  })

  await test.step('the family reads it on its own page, and removes the card', async () => {
    await page.goto(await readPagePath(request, booking?.id ?? 0))
    const heading = page.getByRole('heading', { name: 'Your balance is paid automatically' })
    await expect(heading).toBeVisible()
    await expect(
      page.getByText(`We’ll charge $101.65 to your Visa •••• 4242 on ${formatLong(chargeDay)}.`),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay $101.65 now instead' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Remaining balance/ })).toBeHidden()
    await page.getByRole('button', { name: 'Remove the card' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove the card' }).click()
    await expect(page.getByText('The card is removed')).toBeVisible()
    await expect(heading).toBeHidden()
    await expect(page.getByRole('button', { name: 'Pay $101.65 by card' })).toBeVisible()
  })
})

const OFFER = /^Charge the balance of \$[\d.]+ to this card on /

type Texts = { shown: readonly string[]; gone: readonly string[] }

/** Expects these texts in a page's HTML, and none of the others; its JSON-LD is included. */
async function expectTexts(page: Page, path: string, { shown, gone }: Texts): Promise<void> {
  const html = await (await page.request.get(path)).text()
  expect({
    missing: shown.filter((text) => !html.includes(text)),
    left: gone.filter((text) => html.includes(text)),
  }).toEqual({ missing: [], left: [] })
}

test('the pages say the policy of a booking made now, from the moment it is set, also one without a deposit', async ({
  page,
  request,
}) => {
  await test.step('in both languages', async () => {
    await setPricing(request)
    await expectTexts(page, '/', { shown: ['hold your date with a 50% deposit.'], gone: ['80% deposit'] })
    await expectTexts(page, '/es/terminos-del-servicio', {
      shown: ['reembolsable del 50%'],
      gone: ['del 80%'],
    })

    await setPricing(request, {
      policy: {
        depositPercent: '80',
        refundSteps: [
          { daysBefore: 30, percent: '100' },
          { daysBefore: 21, percent: '40' },
        ],
        reschedule: { times: 2, daysBefore: 10 },
      },
    })
    await expectTexts(page, '/', {
      shown: [
        'hold your date with an 80% deposit.',
        'Move the party twice for free, more than 10 days before it.',
        'An 80% deposit holds it.',
        'more than 21 days before the event, 40% of what you paid beyond the deposit;',
      ],
      gone: ['50% deposit', '14 days', 'once for free'],
    })
    await expectTexts(page, '/es', {
      shown: [
        'con un depósito del 80%.',
        'Cambie la fecha dos veces sin costo, más de 10 días antes de la fiesta.',
        'más de 21 días antes de la fiesta, el 40% de lo pagado por encima del depósito;',
      ],
      gone: ['del 50%', '14 días', 'una vez sin costo'],
    })
    await expectTexts(page, '/terms-of-service', {
      shown: [
        'An 80% non-refundable deposit holds your date.',
        '22 to 30 days before the event: refund of 40% of amounts beyond the deposit.',
      ],
      gone: ['50% non-refundable', '14 days', 'May 22, 2025'],
    })
    await expectTexts(page, '/es/terminos-del-servicio', {
      shown: ['De 22 a 30 días antes de la fiesta: se reembolsa el 40% de'],
      gone: ['del 50%', '14 días'],
    })
  })

  await test.step('where the whole price is the deposit, nobody is asked how much to pay now, and nothing is called a deposit', async () => {
    await setPricing(request, { policy: { ...AS_NEW.policy, depositPercent: '100' } })
    await expectTexts(page, '/', { shown: ['and hold your date by paying in full.'], gone: ['% deposit'] })
    await expectTexts(page, '/terms-of-service', {
      shown: ['<h2>Payment</h2>'],
      gone: ['Deposit and balance'],
    })
    await expectTexts(page, '/es/terminos-del-servicio', {
      shown: ['<h2>Pago</h2>'],
      gone: ['Depósito y saldo'],
    })
    await openStep(page, 4, createDraft('whole.price@example.com', dayAhead(60)))
    await expect(page.getByText('What you pay is non-refundable.')).toBeVisible()
    await expect(
      page.locator('summary').getByText('What was paid isn’t refunded when a booking is canceled.'),
    ).toBeVisible()
    await expect(page.getByText('How much would you like to pay now?')).toBeHidden()
    await expect(page.getByText('Due today $')).toBeVisible()
    await atBothWidths(page, expectNoSidewaysScroll)
    await fillCard(page, CARDS.good)
    await pay(page)
    await expectConfirmed(page)
    await expect(page.getByText('(Full Payment)')).toBeVisible()
    await page.getByRole('link', { name: 'See details and receipt' }).click()
    await expect(page.getByText('Amount Paid:')).toBeVisible()
    await expect(page.getByText('deposit')).toHaveCount(0)
  })
})
