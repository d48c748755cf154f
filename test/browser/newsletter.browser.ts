import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SubscriberPage } from '#contract/people/newsletter.ts'
import type { BodyOf } from '#test/body-of.ts'
import { atBothWidths, expectAccessible, expectToast, PHONE, test, unique } from './admin-visit.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { authorization } from './server.ts'
import { expectNoEnglish } from './spoken-on.ts'

const anAddress = () => `${unique('reader').replace(' ', '-')}@example.com`

async function subscribed(request: APIRequestContext, email: string) {
  expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(201)
  return findSubscriber(request, email)
}

async function findSubscriber(request: APIRequestContext, email: string, url = '') {
  const path = `${url}/api/admin/newsletter?search=${email}`
  const response = await request.get(path, { headers: authorization })
  const { subscribers }: SubscriberPage = await response.json()
  const [subscriber] = subscribers
  if (!subscriber) throw new Error(`${email} is not on the list`)
  return subscriber
}

/** The newest mail to an address, from a site of its own. */
async function mailTo(request: APIRequestContext, url: string, email: string): Promise<string> {
  const read = async <Path extends string>(path: Path): Promise<BodyOf<'GET', Path>> =>
    (await request.get(`${url}${path}`, { headers: authorization })).json()
  const { mails } = await read('/api/admin/outbox')
  const mail = mails.find(({ recipient }) => recipient === email)
  return (await read(`/api/admin/outbox/${mail?.id}`)).text
}

const getPath = (url: string) => new URL(url).pathname

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE })

  test('the link to unsubscribe asks first, and one click does it', async ({ page, request }) => {
    const email = anAddress()
    const { unsubscribeUrl } = await subscribed(request, email)
    await page.goto(getPath(unsubscribeUrl))
    await expect(page.getByRole('heading', { level: 1, name: 'Leave the newsletter' })).toBeVisible()
    await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)
    expect((await findSubscriber(request, email)).state).toBe('subscribed')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are unsubscribed.')).toBeVisible()
    expect((await findSubscriber(request, email)).state).toBe('unsubscribed')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link that leads nowhere says so', async ({ page }) => {
    await page.goto('/newsletter/unsubscribe/nobody')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText(/^This link does not belong to an address on our list/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  })
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

test('staff narrow the list, take it along and remove an address', async ({ adminPage: page, request }) => {
  const email = anAddress()
  await subscribed(request, email)
  await page.goto('/admin/newsletter')
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
})

test.describe('where addresses are confirmed', () => {
  let site: OwnSite
  test.beforeAll(async () => {
    site = await startOwnSite()
  })
  test.afterAll(() => site.stop())

  test('the mail’s button puts the address on the list', async ({ page, request }) => {
    const headers = authorization
    const settings = { headers, data: { confirmsNewsletter: true } }
    expect((await request.put(`${site.url}/api/admin/newsletter-settings`, settings)).ok()).toBe(true)
    await page.goto(`${site.url}/addons`)
    await page.getByLabel('E-mail for the newsletter').fill('asked@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Thank you! You are on our list.')).toBeVisible()
    const text = await mailTo(request, site.url, 'asked@example.com')
    await page.goto(`${site.url}${/\/newsletter\/confirm\/\S+/.exec(text)?.[0]}`)
    await page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await expect(page.getByText('Thank you! You are on our list.')).toBeVisible()
    const { state, confirmedAt } = await findSubscriber(request, 'asked@example.com', site.url)
    expect(state).toBe('subscribed')
    expect(confirmedAt).not.toBeNull()
  })

  test('whoever subscribes in Spanish confirms and leaves in Spanish', async ({ page, request }) => {
    const headers = authorization
    const settings = { headers, data: { confirmsNewsletter: true } }
    expect((await request.put(`${site.url}/api/admin/newsletter-settings`, settings)).ok()).toBe(true)
    await page.setViewportSize(PHONE)
    await page.goto(`${site.url}/es/complementos`)
    await page.getByLabel('Correo electrónico para el boletín').fill('rosa@example.com')
    await page.getByRole('button', { name: 'Suscribirse' }).click()
    await expect(page.getByText('¡Gracias! Ya está en nuestra lista.')).toBeVisible()
    const text = await mailTo(request, site.url, 'rosa@example.com')
    await page.goto(`${site.url}${/\/es\/boletin\/confirmar\/\S+/.exec(text)?.[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmar el boletín' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectNoEnglish(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
    await expect(page.getByRole('main').getByText('¡Gracias! Ya está en nuestra lista.')).toBeVisible()
    await expectNoEnglish(page)

    const { unsubscribeUrl } = await findSubscriber(request, 'rosa@example.com', site.url)
    await page.goto(`${site.url}${getPath(unsubscribeUrl)}`)
    await expectNoEnglish(page)
    await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
    await expect(page.getByText('Su suscripción está cancelada.')).toBeVisible()
    await expectNoEnglish(page)
    expect((await findSubscriber(request, 'rosa@example.com', site.url)).state).toBe('unsubscribed')
    await page.goto(`${site.url}/es/boletin/cancelar/nadie`)
    await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
    await expect(page.getByText('Este enlace no lleva a ninguna dirección de nuestra lista.')).toBeVisible()
    await expectNoEnglish(page)
  })
})
