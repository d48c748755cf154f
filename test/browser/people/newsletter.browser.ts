import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SubscriberPage } from '#contract/people/newsletter.ts'
import type { CallAnswer } from '#test/body-of.ts'
import {
  atBothWidths,
  expectAccessible,
  expectToast,
  openScreen,
  PHONE,
  test,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { authorization } from '../server.ts'
import { expectNoEnglish } from '../spoken-on.ts'

const anAddress = () => `${unique('reader').replace(' ', '-')}@example.com`

async function subscribed(request: APIRequestContext, email: string) {
  expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(201)
  return findSubscriber(request, email)
}

async function findSubscriber(request: APIRequestContext, email: string) {
  const path = `/api/admin/newsletter?search=${email}`
  const response = await request.get(path, { headers: authorization })
  const { subscribers }: SubscriberPage = await response.json()
  const [subscriber] = subscribers
  if (!subscriber) throw new Error(`${email} is not on the list`)
  return subscriber
}

/** The latest email to an address. */
async function mailTo(request: APIRequestContext, email: string): Promise<string> {
  const read = async <Path extends string>(path: Path): Promise<CallAnswer<'GET', Path>> =>
    (await request.get(path, { headers: authorization })).json()
  const { mails } = await read('/api/admin/outbox?pageSize=100')
  const mail = mails.find(({ recipient }) => recipient === email)
  return (await read(`/api/admin/outbox/${mail?.id}`)).text
}

const getPath = (url: string) => new URL(url).pathname

/** The only form on the page, submitted to the page's own URL. */
const ASKS = /<form method="post"><button[^>]*type="submit".*Unsubscribe/

test('the link to unsubscribe asks first', async ({ request }) => {
  const email = anAddress()
  const { unsubscribeUrl } = await subscribed(request, email)
  const html = await (await request.get(getPath(unsubscribeUrl))).text()
  expect(html).toMatch(/<h1[^>]*>Leave the newsletter</)
  expect(html).toMatch(ASKS)
  expect((await findSubscriber(request, email)).state).toBe('subscribed')
})

test('a link that leads nowhere says so, without a script too', async ({ request, baseURL }) => {
  const options = { form: {}, headers: { origin: baseURL ?? '' } }
  const html = await (await request.post('/newsletter/unsubscribe/nobody', options)).text()
  expect(html).toContain('This link doesn’t match an address on our list')
  expect(html).not.toMatch(ASKS)
})

for (const kind of ['form', 'multipart'] as const)
  test(`a mailbox unsubscribes its owner without the page, as ${kind} (RFC 8058)`, async ({ request }) => {
    const email = anAddress()
    const { unsubscribeUrl } = await subscribed(request, email)
    const response = await request.post(getPath(unsubscribeUrl), {
      [kind]: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(200)
    expect((await findSubscriber(request, email)).state).toBe('unsubscribed')
  })

const onAnotherSite = onOwnSite()
onAnotherSite.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Dismisses the toast of the previous step. */
async function withoutToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notification' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1000 })
    expect(await close.count()).toBe(0)
  }).toPass()
}

onAnotherSite(
  'staff remove an address, write a newsletter in both languages, send it, stop it and go on',
  async ({ adminPage: page, api, ownSite }) => {
    onAnotherSite.slow()
    const contact = { phone: '(305) 555-0123', email: 'hello@example.com', hours: 'Every day' }
    await api('PUT', '/api/contact-info', { ...contact, address: '1200 Biscayne Blvd, Miami, FL 33132' })
    // More than can be sent in a minute or two, so that it can be stopped while sending.
    await ownSite.change('DELETE FROM newsletter_subscribers')
    await ownSite.change(
      `INSERT INTO newsletter_subscribers (email, language, confirmed_at)
     SELECT 'reader' || n || '@example.com', (CASE WHEN n % 4 = 0 THEN 'es' ELSE 'en' END)::language, now()
     FROM generate_series(1, 91) AS n`,
    )
    await openScreen(page, '/admin/newsletter')

    await onAnotherSite.step('staff narrow the list, take it along and remove an address', async () => {
      const email = 'reader91@example.com'
      await page.getByLabel('Search').fill(email)
      await expect(page.getByText('1 address', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      expect((await download).suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/)
      await page.getByRole('button', { name: `Remove ${email}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Address removed')
      await expect(page.getByText('No addresses found.')).toBeVisible()
      await withoutToasts(page)
    })

    await expect(page.getByText('No newsletters yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Write a newsletter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write a newsletter' })
    await expect(dialog.getByRole('switch', { name: 'Confirmed addresses (90)' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog.getByLabel('Subject')).toHaveAccessibleDescription(
      'Enter a subject, in one language at least',
    )
    await dialog.getByLabel('Subject').fill('New this summer')
    await dialog.getByLabel('Heading').fill('A night in the desert')
    await dialog.getByLabel('Text').fill('There is a new theme.\n\nAugust has free weekends.')
    await dialog.getByLabel('Button').fill('Find a free day')
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles([await photo('desert.jpg')])
    const look = dialog.frameLocator('iframe')
    await expect(look.getByRole('heading', { name: 'A night in the desert' })).toBeVisible()
    await expect(look.getByRole('link', { name: 'Find a free day' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Gallery photo 1' })).toBeVisible()
    // The wordmark, and below it the photo. Each change to the draft writes the preview's page anew.
    await expect(async () => {
      const widths = await look
        .locator('img')
        .evaluateAll((shown) => shown.map((image) => (image as HTMLImageElement).naturalWidth))
      expect(widths).toEqual([expect.any(Number), expect.any(Number)])
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }).toPass()
    await withoutToasts(page)
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await expectToast(page, 'Draft saved')

    const card = page.getByRole('listitem').filter({ hasText: 'New this summer' })
    await card.getByRole('button', { name: 'Send', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Send “New this summer”?' })
    await expect(question).toContainText('Up to 90 addresses get it, 20 a minute from 8 AM to 8 PM')
    await question.getByRole('button', { name: 'Send it now' }).click()
    await expectToast(
      page,
      '22 recipients read Spanish. Write the subject, heading and text in Spanish, too.',
    )

    await card.getByRole('button', { name: 'Edit newsletter' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit newsletter' })
    await editing.getByRole('tab', { name: 'Spanish' }).click()
    await editing.getByLabel('Subject').fill('Novedades del verano')
    await editing.getByLabel('Heading').fill('Una noche en el desierto')
    await editing.getByLabel('Text').fill('Hay un tema nuevo.')
    await expect(look.getByRole('heading', { name: 'A night' })).toBeHidden()
    await editing.getByRole('button', { name: 'Save draft' }).click()
    await expect(editing).toBeHidden()
    await card.getByRole('button', { name: 'Send', exact: true }).click()
    await question.getByRole('button', { name: 'Send it now' }).click()
    await expect(card.getByText('Sending', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop it' }).click()
    await expect(card.getByText('Stopped', { exact: true })).toBeVisible()
    await withoutToasts(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await card.getByRole('button', { name: 'Continue sending' }).click()
    await question.getByRole('button', { name: 'Send it now' }).click()
    await expect(card.getByText('Sending', { exact: true })).toBeVisible()
  },
)

// English has the same three pages, with the same links between them.
onAnotherSite(
  'whoever subscribes in Spanish where addresses are confirmed confirms and leaves in Spanish',
  async ({ page, request }) => {
    const headers = authorization
    const settings = { headers, data: { confirmsNewsletter: true } }
    expect((await request.put('/api/admin/newsletter-settings', settings)).ok()).toBe(true)
    await page.goto('/es/complementos')
    await page.getByLabel('Correo electrónico para el boletín').fill('rosa@example.com')
    await page.getByRole('button', { name: 'Suscribirse' }).click()
    await expect(page.getByText('¡Gracias! Ya está en nuestra lista.')).toBeVisible()
    const text = await mailTo(request, 'rosa@example.com')
    await page.goto(String(/\/es\/boletin\/confirmar\/\S+/.exec(text)?.[0]))
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmar el boletín' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectNoEnglish(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
    await expect(page.getByRole('main').getByText('¡Gracias! Ya está en nuestra lista.')).toBeVisible()
    await expectNoEnglish(page)

    const { unsubscribeUrl, state, confirmedAt } = await findSubscriber(request, 'rosa@example.com')
    expect(state).toBe('subscribed')
    expect(confirmedAt).not.toBeNull()
    await page.goto(getPath(unsubscribeUrl))
    await expectNoEnglish(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await expectAccessible(page)
    expect((await findSubscriber(request, 'rosa@example.com')).state).toBe('subscribed')
    await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
    await expect(page.getByText('Su suscripción está cancelada.')).toBeVisible()
    await expectNoEnglish(page)
    expect((await findSubscriber(request, 'rosa@example.com')).state).toBe('unsubscribed')
    await page.goto('/es/boletin/cancelar/nadie')
    await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
    await expect(page.getByText('Este enlace no lleva a ninguna dirección de nuestra lista.')).toBeVisible()
    await expectNoEnglish(page)
  },
)
