import { expect } from '@playwright/test'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { chooseDay, dayAhead, fullDraft, next, openStep, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll, expectNothingLost, NARROW } from '../expect-no-sideways-scroll.ts'
import { expectNoIconOnWords, expectTargets } from '../expect-targets.ts'
import { authorization } from '../server.ts'
import { atSizes, PHONE } from '../viewports.ts'

// A booking that is not known, and one that is not the reader's.
test.use({ refusals: [404, 401] })

test('a visitor who begins with the add-ons, or comes by an address, is led to what is missing', async ({
  page,
  request,
}) => {
  const name = 'Slippers to keep'
  const description = `${'A long story. '.repeat(30)}The end.`
  const addon = { name, description, price: '9.00', priceUnit: 'child' }
  const { id }: CallAnswer<'POST', '/api/addons'> = await (
    await request.post('/api/addons', { headers: authorization, data: addon })
  ).json()

  await test.step('add-ons say what their price is for, and long texts can be read in full', async () => {
    await page.goto('/booking/2')
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('$9.00 per child')
    const text = card.getByText('A long story.')
    const isWhole = () => text.evaluate((box) => box.scrollHeight <= box.clientHeight + 1)
    expect(await isWhole()).toBe(false)
    await card.getByRole('button', { name: `Read More about ${name}` }).click()
    await expect.poll(isWhole).toBe(true)
  })

  await test.step('what each child needs is added for all of them in one tap', async () => {
    await page.getByRole('button', { name: `For all 6: ${name}` }).click()
    await expect(page.getByRole('group', { name: `Quantity of ${name}` })).toContainText('6')
    await expect(page.getByRole('complementary')).toContainText('Total $54.00')
    await request.delete(`/api/addons/${id}`, { headers: authorization })
  })

  await test.step('add-ons chosen before a theme wait for it', async () => {
    await page.getByRole('button', { name: 'ADD Movie Night' }).click()
    const steps = page.getByRole('list', { name: 'Booking steps' })
    await expect(steps).not.toContainText('(completed)')
    await expect(page.getByRole('complementary')).not.toContainText('Deposit')
    await page.getByRole('button', { name: 'Next: Choose theme & date' }).click()
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByText('Please select a theme')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('complementary')).toContainText('$45.00')
  })

  await test.step('the first step tells everything that is missing, each beside its field', async () => {
    await page.getByRole('button', { name: /next month/i }).waitFor()
    await next(page)
    await expect(page.getByRole('group', { name: 'Theme' })).toContainText('Please select a theme')
    await expect(page.getByRole('group', { name: 'Date' })).toContainText('Please select a date')
    await expect(page.getByRole('group', { name: 'Theme' }).getByRole('radio').first()).toBeFocused()
    await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
    await expect(page.getByText('Please select a theme')).toBeHidden()
    await next(page)
    await expect(page.getByText('Please select a date')).toBeVisible()
  })

  await test.step('the page of a booking leads home without a reference and is friendly about an unknown one', async () => {
    await page.goto('/booking/success?booking_id=MT-0000-0000-0000')
    await expect(page.getByText('We can’t find this booking')).toBeVisible()
    await page.goto('/booking/success')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  // Which address leads to which step is a table (app/booking/wizard-steps.test.ts).
  await test.step('a rewritten address leaves no way back to itself', async () => {
    await page.getByRole('link', { name: 'Book Your Experience' }).click()
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByRole('heading', { name: 'Select Theme & Date' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test.describe('the first step on a phone', () => {
  test.use({ viewport: PHONE })

  test('can begin with the date, and keeps the themes out of the way', async ({ page }) => {
    await page.goto('/booking')
    await expect(page).toHaveURL(/\/booking\/1$/)
    const boho = page.getByRole('radio', { name: /^Boho Blossom/ })
    const bunny = page.getByRole('radio', { name: /^Bunny Garden/ })
    const fits = () =>
      test.step('fits every window, and a thumb', async () => {
        await expectTargets(page)
        await atSizes(page, NARROW, () => expectNothingLost(page))
      })
    await fits()

    await test.step('asks for the children first, and proposes teepees with their price', async () => {
      const proposed = (count: number) => page.getByRole('group', { name: `For ${count} children` })
      await expect(proposed(6).getByRole('button', { name: '2 teepees, from $' })).toBeVisible()
      await page.getByRole('button', { name: 'Increase quantity of children' }).click()
      await proposed(7).getByRole('button', { name: '4 teepees, from $' }).click()
      await expect(page.getByLabel('Number of teepees')).toHaveValue('4')
      await expect(page.getByText('$280.00 for 4 teepees').first()).toBeVisible()
      await atSizes(page, [PHONE, ...NARROW], () =>
        expectNoIconOnWords(page.getByRole('group', { name: 'Theme' })),
      )
      await page.reload()
      await expect(proposed(7).getByRole('button', { pressed: true })).toHaveText(/^4 teepees, from \$/)
    })

    await test.step('can begin with the date', async () => {
      await page.getByRole('button', { name: 'Choose the date first' }).click()
      await expect(page.getByLabel('Number of teepees')).toBeInViewport()
      await chooseDay(page, dayAhead(231))
      await page.getByRole('button', { name: 'Choose the theme first' }).click()
    })

    await test.step('tells what a theme is about at one tap', async () => {
      const themes: Theme[] = await (await page.request.get('/api/themes')).json()
      const theme = themes.find(({ name }) => name === 'Boho Blossom')
      if (!theme) throw new Error('The starter catalogue has no Boho Blossom')
      await expect(page.getByText(theme.description)).toBeHidden()
      await page.getByRole('button', { name: `About ${theme.name}` }).click()
      await expect(page.getByText(theme.description)).toBeVisible()
      await expect(boho).not.toBeChecked()
    })

    await test.step('folds the others away once one is chosen, and brings them back', async () => {
      await bunny.check()
      await expect(boho).toBeHidden()
      await expect(bunny).toBeVisible()
      await expect(page.getByLabel('Number of teepees')).toBeInViewport()
      await page.getByRole('button', { name: 'See the other themes' }).click()
      await boho.check()
      await expect(bunny).toBeHidden()
      const proposed = page.getByRole('group', { name: 'For 7 children' })
      await expect(proposed.getByRole('button', { pressed: true })).toHaveText('4 teepees, $300.00')
      await expect(proposed.getByRole('button', { name: '3 teepees, $225.00' })).toBeVisible()
    })

    await test.step('shows how the teepees stand in the room, or how many fit', async () => {
      await page.getByLabel('Number of teepees').selectOption('4')
      await page.getByText('Will it fit in our room?').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('4 teepees need about 10 by 10 feet of floor space.')).toBeVisible()
      await page.getByLabel('Width (feet)').fill('12')
      await page.getByLabel('Length (feet)').fill('11')
      await expect(page.getByText('All 4 fit.')).toBeVisible()
      const drawing = page.getByRole('img', {
        name: '4 teepees in a room of 12 by 11 feet, seen from above',
      })
      await expect(drawing.locator('g')).toHaveCount(4)
      await page.getByLabel('Width (feet)').fill('9')
      await expect(page.getByText('2 of your 4 fit here.')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByLabel('Width (feet)').fill('1')
      await expect(page.getByText('3 to 100 feet')).toBeVisible()
      await expect(drawing).toHaveCount(0)
    })

    await test.step('leads on with the date that was chosen first', async () => {
      await next(page)
      await expect(page).toHaveURL(/\/booking\/2$/)
      await fits()
    })
  })
})

test('a parent fills in the details, reads the bill, goes back, and takes what the children need', async ({
  page,
}) => {
  const day = dayAhead(232)
  const draft = fullDraft(day)
  const table = page.waitForResponse(/find-city[^/]*\.js/)
  await openStep(page, 3, {
    ...draft,
    details: { ...draft.details, phone: '12', city: '', state: undefined, zipCode: 'ABC', guestCount: '21' },
  })

  await test.step('the form tells every mistake at its field, and the focus goes to the first', async () => {
    await next(page)
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByText('Please enter a valid ZIP code')).toBeVisible()
    await expect(page.getByText('Maximum guest count is 20')).toBeVisible()
    const phone = page.getByLabel('Phone')
    await phone.fill('')
    await phone.pressSequentially('+1 (305) 555-0123')
    await expect(phone).toHaveValue('(305) 555-0123')
    await expect(page.getByText('Please enter a valid phone number')).toBeHidden()
    await expect(page.getByLabel('Custom theme details')).toBeHidden()
  })

  await test.step('a ZIP code fills in its city', async () => {
    // A ZIP code typed before the city table is loaded fills in nothing.
    await page.evaluate((url) => import(url), (await table).url())
    await expect(page.getByLabel('State')).toHaveValue('FL')
    await page.getByLabel('ZIP code').fill('33139')
    await expect(page.getByLabel('City')).toHaveValue('Miami Beach')
  })

  const bill = page.getByRole('region', { name: 'Order summary' })
  await test.step('what is said about the way in stands in the review before paying', async () => {
    await page.getByLabel('Guest count').fill('6')
    await page.getByLabel('Floor').selectOption('Floor 1 to 3')
    await page.getByLabel('Stairs on the way in').selectOption('Yes')
    await next(page)
    await expect(bill).toContainText('FloorFloor 1 to 3')
    await expect(bill).toContainText('Stairs on the way inYes')
    await expect(bill).toContainText('Starts5:00 PM')
  })

  const advice = page.getByRole('status').filter({ hasText: '6 children need 2 to 3 teepees' })

  await test.step('a custom theme is asked about, and a reload keeps everything but the card', async () => {
    const custom = { themeId: 6, themeName: 'Custom Theme', numberOfTeepees: 1 }
    await openStep(page, 3, fullDraft(dayAhead(235), { ...custom, addons: [{ addonId: 1, quantity: 2 }] }))
    await page.getByLabel('Custom theme details').fill('Dinosaurs in space')
    await page.getByLabel('Special requests').fill('No balloons, please')
    await expect(advice).toBeVisible()
    await next(page)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.reload()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(page.getByText('2 × $45.00')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('4242')
  })

  await test.step('too few teepees are pointed out, one tap takes what fits, and nobody has to', async () => {
    await expect(page).toHaveURL(/\/booking\/4$/)
    await expect(advice).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Custom theme details')).toHaveValue('Dinosaurs in space')
    await expect(page.getByLabel('Special requests')).toHaveValue('No balloons, please')
    await page.getByLabel('Guest count').fill('9')
    await page.getByRole('button', { name: 'Take 3 teepees' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your party now has 3 teepees.' })).toBeFocused()
    // 3 teepees at $90.00, 2 add-ons at $45.00.
    await expect(page.getByRole('complementary')).toContainText('Total$360.00')
    await page.getByLabel('Guest count').fill('2')
    await expect(page.getByText(/children need/)).toBeHidden()
  })

  await test.step('is not promised teepees that the day does not have', async () => {
    const date = dayAhead(237)
    await page.route('**/api/availability?*', (route) => {
      const isForOne = new URL(route.request().url()).searchParams.get('teepees') === '1'
      const reason = isForOne ? null : 'Only 1 teepee is left on this day.'
      return route.fulfill({ json: [{ date, available: isForOne, teepeesLeft: 1, reason }] })
    })
    await openStep(page, 3, fullDraft(date, { numberOfTeepees: 1 }))
    await expect(page.getByText('There aren’t that many left on your day.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another day' }).click()
    await expect(page).toHaveURL(/\/booking\/1$/)
  })
})
