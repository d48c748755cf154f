import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { PHONE } from '../viewports.ts'

// An answer that is not complete comes back with status 400, a list from a busy server with 503.
test.use({ viewport: PHONE, refusals: [400, 503] })

async function openList(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await unfold(page, 'Who’s coming')
  await page.getByRole('button', { name: 'Create Link' }).click()
  return page.getByLabel('Link for parents').inputValue()
}

test('a host sends one link, a parent answers without scripts, in Spanish too, and the night has its sheet', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { path } = await paidBooking(request, 200)
  const link = new URL(await openList(page, path)).pathname

  await test.step('the parent says yes, with an allergy that needs consent', async () => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: PHONE,
      baseURL: baseURL ?? '',
    })
    const guest = await plain.newPage()
    await guest.goto(link)
    await expectNoSidewaysScroll(guest)
    await guest.getByLabel('Your child’s first name').fill('Ana <b>B</b>')
    await guest.getByText('Yes', { exact: true }).click()
    await guest.getByText('Allergies, phone and pickup (optional)').click()
    await guest.getByLabel('Allergies and medicine').fill('Nuts, EpiPen')
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(guest.getByText('Enter your name to agree to sharing these details.')).toBeVisible()
    await expect(guest.getByLabel('Your child’s first name')).toHaveValue('Ana <b>B</b>')
    await guest.getByLabel('Your name').fill('Bea')
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(guest.getByRole('status')).toContainText('Thank you! See you there.')
    await expect(guest.getByText('12 Palm Street')).toBeVisible()
    await guest.goto(guest.url())
    await guest.getByRole('link', { name: 'Change your answer' }).click()
    await expect(guest.getByLabel('Your name')).toHaveValue('Bea')
    await guest.getByRole('link', { name: 'Español' }).click()
    await guest.getByRole('button', { name: 'Guardar respuesta' }).click()
    await expect(guest.getByRole('status')).toContainText('¡Gracias! Nos vemos allí.')
    await plain.close()
  })

  await test.step('the host sees it, and adds children', async () => {
    await page.reload()
    await unfold(page, 'Who’s coming')
    await expect(page.getByText('1 child is coming.')).toBeVisible()
    await page.getByLabel('Add a child').fill('Leo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 children are coming.')).toBeVisible()
    await expectAccessible(page)
    await page.route('**/guest-list?*', (route) => route.fulfill({ status: 503 }))
    await page.getByLabel('Add a child').fill('Mia')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The list couldn’t be loaded. Reload the page.')).toBeVisible()
    await expect(page.getByText('2 children are coming.')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('an answer that is lost on the way adds nobody twice, and is not said to have failed', async () => {
    await page.reload()
    await unfold(page, 'Who’s coming')
    const name = page.getByLabel('Add a child')
    const arriveUnanswered = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/guest-list/guests?*', arriveUnanswered)
    await name.fill('Noa')
    await page.keyboard.press('Enter')
    await expect(page.getByText('4 children are coming.')).toBeVisible()
    await expect(name).toHaveValue('')
    await page.route('**/guest-list?*', (route) => route.abort())
    await name.fill('Ida')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We lost the connection, so we don’t know if this arrived.')).toBeVisible()
    await page.unrouteAll()
    await name.press('Enter')
    await expect(name).toHaveValue('')
    await expect(page.getByText('5 children are coming.')).toBeVisible()
    await page.route('**/guest-list/guests/**', arriveUnanswered)
    await page.getByRole('button', { name: 'Remove Ida' }).click()
    await expect(page.getByText('4 children are coming.')).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByText('That didn’t work')).toHaveCount(0)
  })

  await test.step('the host prints the sheet', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sheet for the Night' }).click()
    const sheet = await opened
    const guests = sheet.getByRole('listitem')
    await expect(guests.first()).toContainText('Ana <b>B</b>')
    await expect(guests.first()).toContainText('Nuts, EpiPen')
    await expectAccessible(sheet)
    await expectNoSidewaysScroll(sheet)
  })
})

/** Adds guests to a party as its host does. */
async function addGuests(request: APIRequestContext, path: string, guests: readonly object[]): Promise<void> {
  const { pathname, search } = new URL(path, 'http://localhost')
  for (const data of guests) {
    const added = await request.post(`/api/my-bookings${pathname.slice(11)}/guest-list/guests${search}`, {
      data,
    })
    expect(added.status()).toBe(201)
  }
}

test('the order follows the list, and a party with a fever moves', async ({ page, request }) => {
  const { path } = await paidBooking(request, 210, { numberOfTeepees: 1, guestCount: 4 })
  const link = new URL(await openList(page, path)).pathname
  await addGuests(request, path, [{ firstName: 'Ana', siblings: 3 }])
  await page.reload()
  await unfold(page, 'Who’s coming')

  await test.step('one more teepee is one tap away, at its price', async () => {
    await expect(page.getByText('4 are coming. 2 teepees fit them all.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Teepees' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your order' })
    await expect(dialog.getByRole('region', { name: 'Before and now' })).toContainText('2 · $150.00')
    await dialog.getByRole('button', { name: 'Change the order' }).click()
    await expect(page.getByText('Your order has changed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Teepees' })).toHaveCount(0)
  })

  await test.step('the link is a picture to post, too', async () => {
    await page.getByRole('button', { name: 'Picture to Post' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save Picture' }).click()
    expect((await saving).suggestedFilename()).toBe('invitation.png')
    await expectNoSidewaysScroll(page)
  })

  await test.step('the guests read of a postponement once its words are agreed to', async () => {
    await page.getByRole('button', { name: 'Postpone Party' }).click()
    const dialog = page.getByRole('dialog', { name: 'Postpone your party?' })
    await expect(dialog.getByLabel('What they will read')).toHaveValue(/is postponed\. We’ll tell you/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep the Day' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Postpone Party' }).click()
    await dialog.getByLabel('What they will read').fill('Leo has a fever.')
    await dialog.getByRole('button', { name: 'Postpone Party' }).click()
    await expect(page.locator('blockquote')).toHaveText('Leo has a fever.')
    await expect(page.getByText(/^Next free days: \w{3} \d+/)).toBeVisible()
    expect(await (await request.get(link)).text()).toContain('Leo has a fever.')
    await page.reload()
    await unfold(page, 'Who’s coming')
    await expect(page.locator('blockquote')).toHaveText('Leo has a fever.')
    await page.getByRole('button', { name: 'The Party Is On' }).click()
    await expect(page.locator('blockquote')).toBeHidden()
    await expect(page.locator('body')).not.toBeFocused()
  })
})
