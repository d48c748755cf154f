import { expect, type Page } from '@playwright/test'
import {
  aBooking,
  chooseAct,
  expectAccessible,
  expectToast,
  logOut,
  PHONE,
  showDetails,
  test,
  toastOn,
} from '../admin-visit.ts'
import { administrator } from '../server.ts'

test('visitors sign in and out', async ({ page }) => {
  await page.setViewportSize(PHONE)

  await test.step('visitors are shown out, with the reason', async () => {
    // The page leaves by itself after three seconds: not before it was looked at.
    const read = Promise.withResolvers<void>()
    await page.route('**/assets/login-page.*.js', (route) => read.promise.then(() => route.continue()))
    await page.goto('/admin/bookings')
    await expectToast(page, 'Authentication Required', 'Please log in to access the admin dashboard')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to Login' })).toBeVisible()
    read.resolve()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })

  await test.step('signing in and out by the keyboard', async () => {
    await expectAccessible(page)
    await page.getByLabel('Username').press('Enter')
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.keyboard.type(administrator.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(administrator.password)
    await page.keyboard.press('Enter')
    await expect(toastOn(page)).toContainText('Login Successful')
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    // It stays while it has the focus.
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => atob(localStorage.getItem('adminAuth') ?? ''))).not.toContain(
      administrator.password,
    )
    await logOut(page)
    expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull()
  })

  await test.step('a failed login forgets what was kept, and says so', async () => {
    await page.evaluate(() => {
      localStorage.setItem('adminAuth', 'old')
      localStorage.setItem('adminAuthenticated', 'true')
    })
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'SIGN IN' }).click()
    await expectToast(page, 'Login Failed', 'Invalid username or password. Please try again.')
    await expect(page.getByRole('button', { name: 'SIGN IN' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull()
  })

  await test.step('too many tries are told the server’s own sentence', async () => {
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({ status: 429, json: { message: 'The rate limit is reached. Please wait.' } }),
    )
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'SIGN IN' }).click()
    await expectToast(page, 'The rate limit is reached. Please wait.')
  })
})

async function goByPath(page: Page): Promise<void> {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click()
  await expect(page).toHaveURL(/\/admin\/bookings$/)
}

test('the section comes from the path, and a session ends while a booking is edited', async ({
  adminPage: page,
  api,
}) => {
  await test.step('the section comes from the path', () => goByPath(page))

  await test.step('a session that ends in the middle of a form costs nothing that was typed', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Session Endings'))
    const details = await showDetails(page, id)
    await chooseAct(details, 'Edit Booking')
    await page.getByLabel('City').fill('Coral Gables')
    // In one task: a list that refetches in between would ask for the sign-in before the form is submitted.
    await page.getByRole('button', { name: 'Save Changes' }).evaluate((save: HTMLButtonElement) => {
      localStorage.setItem('adminAuth', btoa('admin:mts_ended'))
      save.click()
    })
    await signInAgain(page)
    await expect(toastOn(page)).toContainText('Booking updated successfully')
    await expect(page.getByRole('dialog', { name: `Edit Booking #${id}` })).toBeHidden()
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ city: 'Coral Gables' })
  })

  await test.step('a session that ends while a form is being filled in keeps the form', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Session Pauses'))
    const details = await showDetails(page, id)
    await chooseAct(details, 'Edit Booking')
    await page.getByLabel('City').fill('Coral Gables')
    await page.evaluate(() => {
      localStorage.setItem('adminAuth', btoa('admin:mts_ended'))
      window.dispatchEvent(new Event('visibilitychange'))
    })
    await signInAgain(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog', { name: `Edit Booking #${id}` })).toBeHidden()
    await expect(toastOn(page)).toContainText('Booking updated successfully')
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ city: 'Coral Gables' })
  })
})

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Username').fill(administrator.username)
  await dialog.getByLabel('Password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'SIGN IN' }).click()
  await expect(dialog).toBeHidden()
}
