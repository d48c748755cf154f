import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { discardQuestion, openTab } from '../admin-visit.ts'
import { unfold } from '../booking-page-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  readBookings,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { authorization } from '../server.ts'
import { atBothWidths, PHONE } from '../viewports.ts'

const test = onOwnSite()

async function publish(request: APIRequestContext, text: string): Promise<PublishedTerms> {
  const response = await request.post('/api/admin/terms', { headers: authorization, data: { text } })
  expect(response.status()).toBe(201)
  return response.json()
}

const agreeBox = (page: Page, { version }: PublishedTerms) =>
  page.getByRole('checkbox', { name: new RegExp(`^I agree to the terms of service, version ${version} of `) })

test('the owner begins with the built-in terms and publishes them, which the legal page shows and a booking tells staff of', async ({
  adminPage: page,
  request,
}) => {
  await page.goto('/admin/settings/terms')
  const card = page.getByRole('region', { name: 'Terms of Service' })
  await card.getByRole('button', { name: 'Start with the built-in terms' }).click()
  const english = card.getByLabel(/^Text of version/)
  await expect(english).toBeFocused()
  await expect(english).toHaveValue(/^# Who may book\n\n/)
  await expect(card.getByLabel('Spanish text of version 1')).toHaveValue(/^# Quién puede reservar\n\n/)
  expect((await request.get('/api/terms')).status()).toBe(404)
  await atBothWidths(page, expectNoSidewaysScroll)
  await expectAccessible(page)
  await english.fill(`${await english.inputValue()}\n\nShoes stay outside.`)
  await openTab(page, 'Bookings')
  await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
  await card.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { name: 'Your part' })).toBeVisible()
  await expect(preview.getByText('Shoes stay outside.')).toBeVisible()
  await preview.getByRole('tab', { name: 'Spanish' }).click()
  await expect(preview.getByRole('heading', { name: 'Quién puede reservar' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: /^Publish Version/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Publish Version/ })
    .click()
  await expect(card.getByText('(in effect)')).toBeVisible()
  await card.getByRole('button', { name: 'Read version 1' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Spanish' }).click()
  await expect(page.getByRole('heading', { name: 'Quién puede reservar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText(/^SHA-256 [0-9a-f]{64}$/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  const { version }: CallAnswer<'GET', '/api/terms'> = await (await request.get('/api/terms')).json()
  const data = bookingRequest({ bookingDate: dayAhead(60), termsVersion: version })
  const { id }: CallAnswer<'POST', '/api/bookings'> = await (
    await request.post('/api/bookings', { data })
  ).json()
  await page.goto(`/admin/bookings/${id}`)
  await expect(page.getByText(`Version ${version}, agreed to on`)).toBeVisible()
  const read = async (path: string) => (await request.get(path)).text()
  const published = await read('/terms-of-service')
  expect(published).toMatch(/<h2[^>]*>Your part<\/h2>/)
  expect(published).toContain('Shoes stay outside.')
  expect(published).toContain(`version ${version}`)
  expect(await read('/es/terminos-del-servicio')).toMatch(/<h2[^>]*>Quién puede reservar<\/h2>/)
})

test('a family reads the terms in place, agrees anew to those that changed, and to those of a booking on the phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE)
  const first = await publish(request, '# Deposit\n\nHalf of the total.')
  const email = 'family.terms@example.com'
  await openStep(page, 4, createDraft(email, dayAhead(30)))
  await fillCard(page, CARDS.good)
  await agreeBox(page, first).waitFor()
  await pay(page)
  await expect(page.getByText('Agree to the terms of service.')).toBeVisible()
  await expect(agreeBox(page, first)).toBeFocused()
  await page.getByRole('link', { name: 'Read the Terms of Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' })
  await expect(dialog.getByRole('heading', { name: 'Deposit' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await agreeBox(page, first).focus()
  await page.keyboard.press('Space')

  const second = await publish(request, '# Deposit\n\nA third of the total.')
  await pay(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Our terms of service changed.' })).toBeVisible()
  await expect(agreeBox(page, second)).not.toBeChecked()
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.good)
  await expect(page.getByLabel('CVC')).toHaveValue('123')
  await atBothWidths(page, expectNoSidewaysScroll)
  await expectAccessible(page)
  await agreeBox(page, second).check()
  await pay(page)
  await expectConfirmed(page)
  const bookings = await readBookings(request, email)
  expect(bookings).toMatchObject([
    { isPaid: true, termsVersion: second.version, termsSha256: second.sha256, termsAddress: '127.0.0.1' },
  ])

  await test.step('a booking taken on the phone agrees on the page where it is paid, and keeps the text', async () => {
    const terms = await publish(request, 'What we agree on.')
    const post = async <Path extends string>(path: Path, data: object): Promise<CallAnswer<'POST', Path>> =>
      (await request.post(path, { headers: authorization, data })).json()
    const booking = await post('/api/admin/bookings', bookingRequest({ bookingDate: dayAhead(50) }))
    const link = await request.get(`/api/bookings/${booking.id}/payment-link`, { headers: authorization })
    const { url }: CallAnswer<'GET', `/api/bookings/${number}/payment-link`> = await link.json()
    await page.goto(url)
    await page.getByRole('button', { name: /^Pay .* by card$/ }).click()
    await fillCard(page, CARDS.good)
    await agreeBox(page, terms).waitFor()
    await page.getByRole('button', { name: /^Pay \$[\d.]+$/ }).click()
    await expect(agreeBox(page, terms)).toBeFocused()
    await agreeBox(page, terms).check()
    await page.getByRole('button', { name: /^Pay \$[\d.]+$/ }).click()
    await expect(page.getByText('We received your payment.')).toBeVisible()
    await expect(page.getByText(`Version ${terms.version}, agreed to on`)).toBeVisible()
    await unfold(page, 'Documents')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Terms of Service (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`terms-of-service-version-${terms.version}.pdf`)
  })
})
