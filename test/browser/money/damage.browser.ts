import { expect, type Page } from '@playwright/test'
import { type Api, expectAccessible, expectToast, openScreen, switchTo, toastOn } from '../admin-visit.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, fillCard } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import type { OwnSite } from '../own-site.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { atBothWidths, PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Checks what has changed at both widths: colors and names do not depend on the width, layout does. */
async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page)
  await atBothWidths(page, expectNoSidewaysScroll)
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('staff claim damage with a picture, the family disagrees, then agrees, and pays what staff decide', async ({
  adminPage,
  api,
  browser,
  request,
  ownSite,
}) => {
  test.slow()
  await api('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  const { booking, path } = await paidBooking(request, 64, { isDeposit: false })
  await ownSite.change(
    `UPDATE bookings SET booking_date = (now() AT TIME ZONE 'America/New_York')::date - 2 WHERE id = ${booking.id}`,
  )

  const bookingPage = `/admin/bookings/${booking.id}`
  await openScreen(adminPage, bookingPage)
  await adminPage.getByRole('button', { name: 'Claim damage' }).click()
  const claiming = adminPage.getByRole('dialog', { name: `Claim damage of #${booking.id}` })
  await claiming.getByRole('button', { name: 'Send to the family' }).click()
  await expect(claiming.getByLabel('What’s damaged')).toHaveAccessibleDescription('Say what was damaged')
  await claiming.getByLabel('What’s damaged').fill('Teepee cover, torn')
  await claiming.getByLabel('Amount ($)').fill('60')
  await claiming.getByRole('button', { name: 'Add another' }).click()
  const second = claiming.getByRole('group', { name: 'Item 2' })
  await second.getByLabel('What’s damaged').fill('Fairy lights, one set missing')
  await second.getByLabel('Amount ($)').fill('25')
  await expect(claiming.getByText('$85.00 total')).toBeVisible()
  await claiming.locator('input[type=file]').setInputFiles([await photo('seam.jpg')])
  await expect(claiming.getByRole('checkbox', { name: 'Photo 1' })).toBeChecked()
  await lookAt(adminPage)
  const send = claiming.getByRole('button', { name: 'Send to the family' })
  const uploads = await holdUploads(adminPage)
  const chooseMore = async (...names: string[]) =>
    claiming.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => photo(name))))
  await chooseMore('pole.jpg', 'lights.jpg')
  await send.click()
  await expect(claiming.getByText(/^A photo is still uploading\./)).toBeVisible()
  uploads.end('arrived')
  await expect(claiming.getByRole('checkbox', { name: 'Photo 2' })).toBeChecked()
  await claiming.getByRole('checkbox', { name: 'Photo 1' }).uncheck()
  // The claim cannot be changed later: it does not leave without a photo that failed.
  uploads.end('failed')
  await expect(toastOn(adminPage)).toContainText('The photo couldn’t be uploaded')
  await expect(claiming.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await chooseMore('lights.jpg')
  await send.click()
  uploads.end('arrived')
  await expect(toastOn(adminPage)).toContainText('The family was notified')
  const { claims } = await api('GET', `/api/bookings/${booking.id}/damage-claims`)
  expect(claims.map(({ photoIds }) => photoIds.length)).toEqual([2])
  await expect(adminPage.getByText(/^waiting for the family until/)).toBeVisible()
  await expect(adminPage.getByRole('button', { name: 'Charge' })).toBeHidden()

  const context = await browser.newContext({ viewport: PHONE, baseURL: ownSite.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path)
  const card = section(page, 'Something was damaged')
  await expect(card).toContainText('Fairy lights, one set missing')
  const picture = card.getByRole('img', { name: 'Photo 1 of the damage' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  await lookAt(page)
  await card.getByRole('button', { name: 'I see it differently' }).click()
  await card.getByLabel('What happened?').fill('The cover was torn already when it came.')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card).toContainText('Thank you for your answer.')

  await switchTo(adminPage, { id: 'dashboard' })
  await adminPage.getByRole('link', { name: /disagrees with \$85\.00 for damage/ }).click()
  await expect(adminPage).toHaveURL(bookingPage)

  await card.getByRole('button', { name: 'Agree to pay $85.00' }).click()
  const question = page.getByRole('alertdialog', { name: 'Agree to this?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Agree to pay $85.00' }).click()
  await expect(card).toContainText('You agreed.')

  // Arrives as a live update.
  await expect(adminPage.getByText('The family agrees.')).toBeVisible()
  await expect(adminPage.getByText('The cover was torn already when it came.', { exact: true })).toBeVisible()
  await adminPage.getByRole('button', { name: 'Charge', exact: true }).click()
  const charging = adminPage.getByRole('dialog', { name: 'Charge for the damage' })
  await charging.getByLabel('Amount ($)').fill('100')
  await charging.getByRole('button', { name: 'Charge it' }).click()
  await expect(toastOn(adminPage)).toContainText('You can charge that much or less.')
  await charging.getByLabel('Amount ($)').fill('60')
  await lookAt(adminPage)
  await charging.getByRole('button', { name: 'Charge it' }).click()
  await expect(adminPage.getByText('$60.00 due from the family')).toBeVisible()

  await page.reload()
  await expect(card).toContainText('You owe $60.00 for this, instead of $85.00. The rest is waived.')
  await card.getByRole('button', { name: 'Pay $60.00 by card' }).click()
  await fillCard(page, CARDS.declined)
  await card.getByRole('button', { name: 'Pay $60.00', exact: true }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByLabel('Card number').fill(CARDS.good)
  await card.getByRole('button', { name: 'Pay $60.00', exact: true }).click()
  await expect(card).toContainText('You paid $60.00 for this.')
  await expect(section(page, 'Payments')).not.toContainText('$60.00')
  await unfold(page, 'Documents')
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(2)
  await context.close()
  await expect(adminPage.getByText('$60.00 paid', { exact: true })).toBeVisible()

  await test.step('what the crew photographs as broken is claimed from the list of what waits', async () => {
    const { booking } = await paidBooking(request, 71, { isDeposit: false })
    await claimFromToday(adminPage, api, ownSite, booking.id)
  })
})

test('a family allows a hold and takes it back, agrees that its saved card is charged for damage, and it is charged', async ({
  adminPage,
  api,
  browser,
  request,
  ownSite,
}) => {
  test.slow()
  const pricing = { damage: { maximum: '250' }, hold: { amount: '100' } }
  await api('PUT', '/api/admin/pricing', { ...pricing, autopay: { enabled: true } })
  const { booking, path } = await paidBooking(request, 78, {}, { autopay: true })
  const context = await browser.newContext({ viewport: PHONE, baseURL: ownSite.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path)
  const hold = section(page, 'A hold on your card')
  const allow = hold.getByRole('button', { name: 'Allow a hold of $100.00 on your Visa •••• 4242' })
  await allow.scrollIntoViewIfNeeded()
  await lookAt(page)
  await allow.click()
  await expect(hold).toContainText(
    'From the day before your party, your bank holds $100.00 on your Visa •••• 4242.',
  )
  await hold.getByRole('button', { name: 'Cancel the hold' }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancel the hold?' })
    .getByRole('button', { name: 'Cancel the hold' })
    .click()
  await expect(allow).toBeVisible()

  // The job that collects balances would find this one overdue, and give up the card.
  await api('PUT', '/api/admin/pricing', { ...pricing, autopay: { enabled: false } })
  await ownSite.change(
    `UPDATE bookings SET booking_date = (now() AT TIME ZONE 'America/New_York')::date - 2 WHERE id = ${booking.id}`,
  )
  const lines = [{ text: 'Teepee cover, torn', amount: '85' }]
  await api('POST', `/api/bookings/${booking.id}/damage-claims`, { lines })
  await page.reload()
  const card = section(page, 'Something was damaged')
  const consent = 'Agree to pay $85.00 with your Visa ending 4242'
  const agree = async (look = () => Promise.resolve()) => {
    await card.getByRole('button', { name: consent }).click()
    const question = page.getByRole('alertdialog', { name: 'Agree to this?' })
    await expect(question).toContainText('We charge this card once we have looked at it again')
    await look()
    await question.getByRole('button', { name: consent }).click()
    await expect(card).toContainText('You agreed to have your Visa •••• 4242 charged.')
  }
  await expect(card.getByRole('button', { name: 'Agree, and pay another way' })).toBeVisible()
  await agree(() => lookAt(page))
  await lookAt(page)
  const kept = section(page, 'Your saved card')
  await kept.getByRole('button', { name: 'Remove the card' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expect(removal).toContainText('If you owe anything for damage, we’ll email you a payment link')
  await removal.getByRole('button', { name: 'Keep the card' }).click()
  await card.getByRole('button', { name: 'Pay another way instead' }).click()
  const question = page.getByRole('alertdialog', { name: 'Pay another way?' })
  await question.getByRole('button', { name: 'Pay another way instead' }).click()
  await expect(card).toContainText('We’ll email you as soon as you can pay.')
  await agree()

  await openScreen(adminPage, `/admin/bookings/${booking.id}`)
  await expect(
    adminPage.getByText('The family agrees to pay, and to have their Visa •••• 4242 charged.'),
  ).toBeVisible()
  await expect(adminPage.getByText(consent)).toBeVisible()
  await lookAt(adminPage)
  await adminPage.getByRole('button', { name: 'Charge', exact: true }).click()
  const charging = adminPage.getByRole('dialog', { name: 'Charge for the damage' })
  await expect(charging).toContainText('The family agreed to have their Visa •••• 4242 charged')
  await charging.getByLabel('Amount ($)').fill('60')
  await charging.getByRole('button', { name: 'Charge it' }).click()
  await expect(toastOn(adminPage)).toContainText('$60.00 charged to the saved card')
  await expect(adminPage.getByText('$60.00 paid', { exact: true })).toBeVisible()

  // The balance was charged too, so the card stays saved for a while.
  await ownSite.change(`UPDATE card_consents SET status = 'charged' WHERE booking_id = ${booking.id}`)
  await page.reload()
  await expect(card).toContainText('You paid $60.00 for this.')
  await unfold(page, 'Documents')
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(2)
  await expect(kept).toContainText('We keep your Visa •••• 4242 on file')
  await kept.getByRole('button', { name: 'Remove the card' }).scrollIntoViewIfNeeded()
  await kept.getByRole('button', { name: 'Remove the card' }).click()
  const removing = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expect(removing).toContainText('We’ll delete your Visa •••• 4242')
  await removing.getByRole('button', { name: 'Remove the card' }).click()
  await expect(page.getByText('The card is removed')).toBeVisible()
  await expect(kept).toBeHidden()
  await context.close()
})

type UploadEnd = 'arrived' | 'failed'

/** Holds each upload of a photo, one after another, until its end is told. */
async function holdUploads(page: Page): Promise<{ end(how: UploadEnd): void }> {
  const ends: PromiseWithResolvers<UploadEnd>[] = []
  const at = (index: number) => (ends[index] ??= Promise.withResolvers<UploadEnd>())
  const count = { held: 0, ended: 0 }
  await page.route('**/api/crew/photos/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const how = await at(count.held++).promise
    await (how === 'arrived' ? route.continue() : route.abort())
  })
  return { end: (how) => at(count.ended++).resolve(how) }
}

/** The crew reports damage, which staff then claim from the to-do list on Today. */
async function claimFromToday(page: Page, api: Api, site: OwnSite, id: number): Promise<void> {
  await site.change(
    `UPDATE bookings SET booking_date = (now() AT TIME ZONE 'America/New_York')::date - 1 WHERE id = ${id}`,
  )
  await api('POST', '/api/crew/events', {
    deviceId: 'phone-1',
    clock: new Date().toISOString(),
    events: [
      {
        id: crypto.randomUUID(),
        stopId: `${id}-collect`,
        kind: 'damaged',
        at: new Date().toISOString(),
        data: { item: 'Boho Blossom teepees' },
      },
    ],
  })
  await switchTo(page, { id: 'dashboard' })
  await page.getByRole('link', { name: /^Claim it: / }).click()
  const claiming = page.getByRole('dialog', { name: `Claim damage of #${id}` })
  await expect(claiming.getByLabel('What’s damaged')).toHaveValue('Boho Blossom teepees: damaged')
  await claiming.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(`/admin/bookings/${id}`)
  await lookAt(page)
  await page.getByRole('button', { name: 'Claim this damage' }).click()
  await claiming.getByLabel('Amount ($)').fill('60')
  await claiming.getByRole('button', { name: 'Send to the family' }).click()
  await expectToast(page, 'The family was notified')
  await expect(page.getByText('The crew found something broken or missing')).toBeHidden()
}
