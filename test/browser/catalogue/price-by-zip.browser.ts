import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addDays, formatBrief, formatLong } from '#domain/foundation/time/party-day.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { CARDS, createDraft, dayAhead, fillCard, openStep, pay } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onFreshSite } from '../fresh-site.ts'
import { authorization } from '../server.ts'
import { atSizes, DESKTOP, PHONE } from '../viewports.ts'

const test = onFreshSite()

const CHARGED = {
  delivery: { enabled: true, depotZip: '33130', baseFee: '8.00', serviceMiles: 30 },
  tax: { enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
}

async function charge(request: APIRequestContext, change: object): Promise<void> {
  const response = await request.put('/api/admin/pricing', { headers: authorization, data: change })
  expect(response.status()).toBe(200)
}

/** 4 teepees at $75.00, $8.00 to a ZIP code of Miami-Dade, 7 % of both. */
const ALL_IN = '$329.56 for 4 teepees at 33139: teepees $300.00, delivery $8.00, tax $21.56'

async function askFor(page: Page, zip: string): Promise<void> {
  await page.getByLabel('ZIP code of the party').fill(zip)
  await page.getByRole('button', { name: 'Show the price' }).click()
}

/** Expects these words on a desktop and on a phone, on a page that is accessible where there is least room. */
async function atEveryWidth(page: Page, expectWords: () => Promise<void>): Promise<void> {
  await atSizes(page, [DESKTOP, PHONE], async () => {
    await expectWords()
    await expectNoSidewaysScroll(page)
  })
  await expectAccessible(page)
}

test('a family tells its ZIP code once and sees whole prices everywhere, at every width', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE)
  await charge(request, CHARGED)
  const themes = page.locator('#themes')

  await test.step('the home page asks for the ZIP code', async () => {
    await page.goto('/')
    await expect(themes.getByText(/^From \$[\d.]+ for 1 teepee; plus delivery and sales tax/)).toBeVisible()
    await askFor(page, '331')
    await expect(page.getByText('Enter a ZIP code of five digits')).toBeVisible()
  })

  await test.step('outside the area it is told whom to call, and can leave a question', async () => {
    await page.getByRole('link', { name: 'View Details of Boho Blossom' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Boho Blossom' })).toBeVisible()
    await askFor(page, '32501')
    const contact = await request.get('/api/contact-info')
    const { phone }: CallAnswer<'GET', '/api/contact-info'> = await contact.json()
    await expect(
      page.getByText(`32501 is outside our delivery area. Please call us at ${phone}`),
    ).toBeVisible()
    await askFor(page, '32801')
    await expect(page.getByText('32801 is outside our delivery area.')).toBeVisible()
    await expect(page.getByLabel('ZIP code of the party')).toHaveCount(1)
    await askFor(page, '32501')
    const form = page.getByRole('form', { name: 'Ask us' })
    await form.getByLabel('Your name').fill('Paula Far')
    await form.getByLabel('Email').fill('paula@example.com')
    await form.getByLabel('Party date').fill('2027-05-15')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Ask us' }).click()
    await expect(page.getByText('Thank you! We’ll email you about 32501.')).toBeVisible()
    const messages = await request.get('/api/contact/submissions', { headers: authorization })
    expect(await messages.json()).toContainEqual(
      expect.objectContaining({
        name: 'Paula Far',
        email: 'paula@example.com',
        subject: 'Do you deliver to 32501?',
        message: 'We’d love a party at 32501 on 2027-05-15. Can you come?',
      }),
    )
  })

  await test.step('where we deliver it sees whole prices everywhere, at every width', async () => {
    await askFor(page, '33139')
    await atEveryWidth(page, () =>
      expect(page.getByRole('status').filter({ hasText: `${ALL_IN}.` })).toBeVisible(),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Moonlit Teepees' }).click()
    await expect(page).toHaveURL('/')
    await atEveryWidth(page, () => expect(themes.getByText(ALL_IN).first()).toBeVisible())
    await page.getByRole('link', { name: 'View Details of Boho Blossom' }).click()
    await page.getByRole('link', { name: 'Book This Theme' }).click()
    await expect(page.getByLabel('Number of teepees')).toHaveValue('4')
    await expect(page.getByLabel('ZIP code of the party')).toHaveValue('33139')
    const summary = page.getByRole('complementary', { name: 'Booking summary' })
    await atEveryWidth(page, async () => {
      await expect(page.getByText(`${ALL_IN}.`)).toBeVisible()
      await expect(summary.getByText('$329.56').filter({ visible: true }).first()).toBeVisible()
    })
  })

  await test.step('an address that names another ZIP code is priced for it at once', async () => {
    await page.goto('/booking?theme=1&zip=33101')
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByLabel('ZIP code of the party')).toHaveValue('33101')
    await page.getByLabel('Number of teepees').selectOption('4')
    await expect(page.getByText(`${ALL_IN.replace('33139', '33101')}.`)).toBeVisible()
  })

  const draft = createDraft('too.far@example.com', dayAhead(60))
  await openStep(page, 3, { ...draft, details: { ...draft.details, city: 'Orlando', zipCode: '' } })
  const zip = page.getByLabel('ZIP code')

  await test.step('outside the area it is told at its ZIP code before it comes to pay', async () => {
    const answer = page.waitForResponse(/price-terms.*zipCode=32801/)
    await zip.fill('32801')
    await (await answer).finished()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(zip).toBeFocused()
    await expect(zip).toHaveAccessibleDescription(/32801.*\(305\) 555-0123/)
    await expect(page).toHaveURL(/\/booking\/3$/)
    await zip.fill('33139')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeVisible()
  })

  await test.step('what is found out at payment leads back to the ZIP code', async () => {
    await fillCard(page, CARDS.good)
    // Meanwhile the owner shrinks the delivery area.
    await charge(request, { delivery: { ...CHARGED.delivery, depotZip: '32501' } })
    await pay(page)
    await expect(page).toHaveURL(/\/booking\/3$/)
    await expect(zip).toHaveAccessibleDescription(/^33139 is outside our delivery area/)
    await expect(zip).toHaveValue('33139')
    await expect(page.getByLabel('Email')).toHaveValue('too.far@example.com')
    await expectAccessible(page)
  })
})

test('a theme’s page prices as many teepees as the theme allows, and says how many those are', async ({
  page,
  request,
}) => {
  await charge(request, CHARGED)
  const allow = async (mostTeepees: number | null) => {
    const response = await request.patch('/api/themes/1', { headers: authorization, data: { mostTeepees } })
    expect(response.status()).toBe(200)
  }
  await allow(6)
  await page.addInitScript(() => localStorage.setItem('teepees', '8'))
  await page.goto('/themes/1/boho-blossom')
  const teepees = page.getByLabel('Teepees', { exact: true })
  await expect(teepees.getByRole('option')).toHaveCount(6)
  await askFor(page, '33139')
  await expect(page.getByText('for 6 teepees at 33139')).toBeVisible()
  // Meanwhile the owner allows fewer.
  await allow(3)
  await teepees.selectOption('5')
  await expect(page.getByText('Maximum 3 teepees allowed')).toBeVisible()
  await teepees.selectOption('3')
  const booking = page.getByRole('link', { name: 'Book This Theme' })
  await expect(booking).toHaveAttribute('href', /teepees=3/)
  await booking.click()
  await expect(page.getByLabel('Number of teepees')).toHaveValue('3')
  await page.goto('/booking?theme=1&teepees=8')
  await expect(page.getByLabel('Number of teepees')).toHaveAccessibleDescription(/Maximum 3 teepees allowed/)
  await expectAccessible(page)
  await allow(null)
})

// Whether they are asked again about one that stays outside is the server's rule (server/family/checkout/change-area.test.ts).
test('staff are asked whether they take a party outside the area, and about its day, too', async ({
  page,
  request,
}) => {
  await charge(request, { ...CHARGED, tax: { enabled: false } })
  const bookingDate = dayAhead(66)
  const closed = { headers: authorization, data: { date: bookingDate, reason: 'Inventory' } }
  expect((await request.post('/api/unavailable-dates', closed)).status()).toBe(201)
  await page.addInitScript((credential) => {
    localStorage.setItem('adminAuth', credential)
    localStorage.setItem('adminAuthenticated', 'true')
  }, authorization.Authorization.slice('Basic '.length))
  const question = page.getByRole('alertdialog')

  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'New Booking' }).click()
  const form = page.getByRole('dialog', { name: 'New Booking' })
  await form.getByRole('button', { name: 'Create Booking' }).click()
  await expect(form.getByText('Please enter a valid phone number')).toBeVisible()
  const fields = { 'Customer name': 'Far Fernandez', Phone: '305 555 0199', Email: 'far@example.com' }
  for (const [label, value] of Object.entries({
    ...fields,
    'Party address': '7 Bay Road',
    Date: bookingDate,
  }))
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('ZIP').fill('32801')
  await form.getByLabel('Theme').first().selectOption('Boho Blossom ($75.00)')
  await form.getByRole('button', { name: 'Create Booking' }).click()
  await expect(question).toContainText('32801 is outside the delivery area')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Change the Address' }).click()
  await form.getByLabel('ZIP').fill('32501')
  await form.getByRole('button', { name: 'Create Booking' }).click()
  await expect(question).toContainText('32501 is outside the delivery area')
  await question.getByRole('button', { name: 'Book Anyway' }).click()
  await question.getByRole('button', { name: 'Choose Another Date' }).waitFor()
  await question.getByRole('button', { name: 'Book Anyway' }).click()
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details).toContainText('Far Fernandez')
  await expect(details).toContainText('32501')
})

test('nobody is asked for a ZIP code where no price depends on it', async ({ request }) => {
  const asking = async () => {
    const isAsking = async (path: string) =>
      />ZIP code of the party</.test(await (await request.get(path)).text()) ? [path] : []
    return (await Promise.all(['/', '/themes/1/boho-blossom', '/booking/1'].map(isAsking))).flat()
  }
  await charge(request, CHARGED)
  expect(await asking()).toEqual(['/', '/themes/1/boho-blossom', '/booking/1'])
  await charge(request, { delivery: { enabled: false }, tax: { enabled: false } })
  expect(await asking()).toEqual([])
})

test('the slider says before paying what a cancellation gives back', async ({ page, request }) => {
  await charge(request, { delivery: { enabled: false }, tax: { enabled: false } })
  const day = dayAhead(60)
  await openStep(page, 4, createDraft('slider@example.com', day, { paymentOption: 'full' }))
  const slider = page.getByRole('slider', { name: 'If you need to cancel' })
  const line = page.locator('summary').filter({
    hasText: `Cancel by ${formatBrief(addDays(day, -15))} and get back everything but the deposit.`,
  })
  await expect(slider).toBeHidden()
  await line.click()
  const says = (cancelDay: string, back: string) =>
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      `If you cancel on ${formatLong(cancelDay)}, you get ${back} back.`,
    )
  await says(dayAhead(0), '$75.00')
  await slider.focus()
  await page.keyboard.press('End')
  await says(day, '$0.00')
  await expect(page.getByText('There’s no refund within 14 days of the party.')).toBeVisible()
  // More than 14 days before the party means 15 at least.
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('ArrowLeft')
  await says(addDays(day, -15), '$75.00')
  await page.getByRole('radio', { name: /^Deposit/ }).check()
  await says(addDays(day, -15), '$0.00')
  await expectAccessible(page)
})
