import { type BrowserContext, expect, type Page } from '@playwright/test'
import { formatBrief } from '#domain/foundation/time/party-day.ts'
import {
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  payWithDeclinedCard,
  readBookings,
  test,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { PHONE } from '../viewports.ts'

test.use({ viewport: PHONE })

const EMAIL = 'closed.tab@example.com'

/** Opens the wizard in a new tab, as somebody does who comes back. */
async function comeBack(context: BrowserContext): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  return page
}

test('a closed tab is no lost booking while its day is held', async ({ page, context, request }) => {
  const day = dayAhead(234)
  const party = { themeId: 8, themeName: 'Rose Garden', themePrice: '80.00' }
  await openStep(page, 4, createDraft(EMAIL, day, party))
  await payWithDeclinedCard(page)
  const question = `Continue your Rose Garden party, ${formatBrief(day)}?`

  await test.step('what the browser keeps names nobody', async () => {
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    for (const word of ['Ana', 'Lopez', EMAIL, '555', 'Palm', '4000']) expect(kept).not.toContain(word)
  })

  await test.step('one tap begins anew, for good', async () => {
    const kept = await page.evaluate(() => localStorage.getItem('heldParty') ?? '')
    const tab = await comeBack(context)
    const dialog = tab.getByRole('dialog', { name: question })
    await dialog.waitFor()
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
    await expectAccessible(tab)
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect(dialog).toBeHidden()
    await expect(tab.getByRole('radio').first()).not.toBeChecked()
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('heldParty'))).toBeNull()
    await tab.evaluate((stored) => localStorage.setItem('heldParty', stored), kept)
  })

  await test.step('one tap continues with everything but the card, and pays the same booking', async () => {
    const tab = await comeBack(context)
    // What an answer that is lost leaves as it was is in app/booking/held-booking/open-held-party.test.ts.
    await tab.route('**/assets/open-held-party.*.js', (route) => route.abort(), { times: 1 })
    await tab.getByRole('dialog', { name: question }).getByRole('button', { name: 'Continue' }).click()
    await expect(tab.getByText('The party that we hold for you couldn’t be opened.')).toBeVisible()
    await expect(tab).toHaveURL(/\/booking\/1$/)
    await tab.getByRole('button', { name: 'Try Again' }).click()
    await expect(tab).toHaveURL(/\/booking\/4$/)
    await expect(tab.getByText('12 Palm Avenue')).toBeVisible()
    await expect(tab.getByLabel('Card number')).toHaveValue('')
    await tab.goBack()
    await expect(tab.getByLabel('First name')).toHaveValue('Ana')
    await tab.getByRole('button', { name: 'Next', exact: true }).click()
    await fillCard(tab, '4242 4242 4242 4242')
    await pay(tab)
    await expectConfirmed(tab)
    await expect(tab.getByText('We’re holding your day')).toHaveCount(0)
    // A step that is not done shows its number.
    await expect(tab.getByRole('list', { name: 'Booking steps' })).not.toContainText('1')
    expect(await readBookings(request, EMAIL)).toMatchObject([{ isPaid: true, bookingDate: day }])
    // Nothing is left to continue.
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('heldParty'))).toBeNull()
  })
})
