import { expect } from '@playwright/test'
import { openScreen, PHONE } from './admin-visit.ts'
import { aSetupToday } from './crew-visit.ts'
import { onOwnSite } from './own-site-visit.ts'

const test = onOwnSite()
test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test('the installed admin opens without a connection with what was seen last, and forgets it at sign-out', async ({
  adminPage: page,
  context,
  api,
  request,
}) => {
  const manifest = await (await request.get('/admin.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/admin/dashboard', scope: '/admin', display: 'standalone' })
  const { id, customerName } = await aSetupToday(api, 'Maria Gomez')
  const family = page.getByRole('link', { name: customerName }).first()
  const heading = page.getByRole('heading', { name: `Booking #${id}`, level: 1 })
  const notice = page.getByText(/^Offline: as of \d+:\d\d [AP]M$/)
  await openScreen(page, '/admin/dashboard')
  await family.click()
  await expect(heading).toBeVisible()
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.ready
    const isKept = async () => (await caches.has('admin-fonts')) && (await caches.match(path)) !== undefined
    while (!(await isKept())) await new Promise((done) => setTimeout(done, 50))
  }, `/api/bookings/${id}`)

  await context.setOffline(true)
  await page.goto('/admin/dashboard')
  await expect(notice).toBeVisible()
  await family.click()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Booking' })).toBeDisabled()

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Booking' })).toBeEnabled()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect.poll(() => page.evaluate(() => caches.has('admin-data'))).toBe(false)
})
