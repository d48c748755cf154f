import { expect, type Page } from '@playwright/test'
import { dayAhead, fullDraft, next, openStep, test } from '../booking-visit.ts'
import { PHONE } from '../viewports.ts'

test.use({ viewport: PHONE })

const STEPS = ['', 'Select Theme & Date', 'Add-ons', 'Your Details', 'Payment'] as const

async function expectStep(page: Page, step: 1 | 2 | 3 | 4): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/booking/${step}$`))
  await expect(page.getByRole('heading', { name: STEPS[step], level: 2 })).toBeVisible()
}

/** The step is shown before its script has run. */
async function expectAnswers(page: Page): Promise<void> {
  const island = page.locator('astro-island[data-answers]')
  await expect(island.filter({ has: page.getByRole('heading', { level: 2 }) })).not.toHaveCount(0)
}

test('Back leads to the step before, out of the wizard only from the first, and loses nothing', async ({
  page,
}) => {
  const goBack = () => page.goBack()
  const pressBack = () => page.getByRole('button', { name: 'Back', exact: true }).click()

  await test.step('from payment to the first step, by the browser and by the page', async () => {
    const { details, ...selection } = fullDraft(dayAhead(233))
    await page.goto('/')
    await openStep(page, 1, selection)
    await expectStep(page, 1)
    const entries = await page.evaluate(() => history.length)
    await next(page)
    await expectStep(page, 2)
    await next(page)
    await expectStep(page, 3)
    for (const [label, value] of [
      ['First name', details.firstName],
      ['Last name', details.lastName],
      ['Email', details.email],
      ['Phone', details.phone],
      ['Address', details.address],
      ['ZIP code', details.zipCode],
      ['City', details.city],
      ['Special requests', 'No balloons, please'],
    ] as const)
      await page.getByLabel(label).fill(value)
    await next(page)
    await expectStep(page, 4)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)

    await goBack()
    await expectStep(page, 3)
    await expect(page.getByLabel('First name')).toHaveValue(details.firstName)
    await expect(page.getByLabel('Special requests')).toHaveValue('No balloons, please')
    await pressBack()
    await expectStep(page, 2)
    await goBack()
    await expectStep(page, 1)
    await expect(page.getByRole('radio', { name: /^Boho Blossom/ })).toBeChecked()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  await test.step('Forward undoes it, and so does Next', async () => {
    await page.goForward()
    await expectStep(page, 2)
    await pressBack()
    await expectStep(page, 1)
    await next(page)
    await expectStep(page, 2)
    await next(page)
    await expectStep(page, 3)
  })

  await test.step('a reload changes nothing about it', async () => {
    await page.reload()
    await expectStep(page, 3)
    await expectAnswers(page)
    await goBack()
    await expectStep(page, 2)
    await goBack()
    await expectStep(page, 1)
  })

  await test.step('and from the first step out of it', async () => {
    await goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('who comes by a link into the middle goes back to the step before, too, and before the wizard answers to the page before', async ({
  page,
}) => {
  await page.goto('/addons')
  await page.getByRole('link', { name: 'Add to Booking' }).first().click()
  await expectStep(page, 2)

  await test.step('what is missing is asked for in the first step, and Back leads out of it', async () => {
    await page.getByRole('button', { name: 'Choose theme & date' }).click()
    await expectStep(page, 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/addons$/)
  })

  await test.step('the step before is the first', async () => {
    await page.getByRole('link', { name: 'Add to Booking' }).first().click()
    await expectStep(page, 2)
    await page.goBack()
    await expectStep(page, 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/addons$/)
  })

  await test.step('who goes back before the wizard answers keeps the address of the page before', async () => {
    const wizard = Promise.withResolvers<void>()
    const pageBefore = Promise.withResolvers<void>()
    await page.goto('/addons')
    await page.route('**/assets/wizard-page.*.js', async (route) => {
      await wizard.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Add to Booking' }).first().click()
    await expect(page.getByRole('heading', { name: STEPS[2], level: 2 })).toBeVisible()
    await page.route(/\/addons$/, async (route) => {
      await pageBefore.promise
      await route.continue()
    })
    await page.goBack()
    await expect(page).toHaveURL(/\/addons$/)
    wizard.resolve()
    await expectAnswers(page)
    pageBefore.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Little extras, big squeals' })).toBeVisible()
    await expect(page).toHaveURL(/\/addons$/)
  })
})
