import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { createCode } from '#test/factories/create-code.ts'
import {
  atBothWidths,
  expectAccessible,
  expectToast,
  logOut,
  PHONE,
  switchTo,
  test,
  unique,
} from '../admin-visit.ts'
import { aColleague, enterPassword, PASSWORD, signedIn } from '../colleague.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

const THIRTY_SECONDS = 30_000

const factors = (page: Page) => page.getByRole('region', { name: 'Second Factor' })

/** Every change to the second factor starts with the password. */
async function confirmPassword(page: Page, title: string, button: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

async function signOthersOut(page: Page, request: APIRequestContext, username: string): Promise<void> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (iPhone; like Mac OS X) Safari/604.1' }
  for (const more of [{ headers }, {}])
    expect(
      (await request.post('/api/admin/login', { data: { username, password: PASSWORD }, ...more })).ok(),
    ).toBe(true)
  await page.goto('/admin/account')
  const card = page.getByRole('region', { name: 'Signed-in Devices' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByText('This device')).toHaveCount(1)
  await card.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('button', { name: 'Sign Out All Others' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
}

test('signing in with an app and recovery codes, on a device that signs the others out', async ({
  api,
  browser,
  request,
}) => {
  const { username } = await aColleague(api, 'office')
  const page = await signedIn(browser, username, { viewport: PHONE })
  await test.step('other devices are signed out, one and all', () => signOthersOut(page, request, username))
  await expect(factors(page).getByText('Off').first()).toBeVisible()
  await expectAccessible(page)
  await atBothWidths(page, expectNoSidewaysScroll)
  await page.getByRole('button', { name: 'Set Up App' }).click()
  await confirmPassword(page, 'Set up an authenticator app', 'Continue')
  const scan = page.getByRole('dialog', { name: 'Scan this with your app' })
  await expect(scan.getByAltText('QR code for your authenticator app')).toBeVisible()
  await expectAccessible(page)
  const secret = await scan.getByLabel('Key').inputValue()
  await scan.getByLabel('Code').fill('000000')
  await scan.getByRole('button', { name: 'Confirm' }).click()
  await expect(scan.getByText(/This code is wrong/)).toBeVisible()
  await scan.getByLabel('Code').fill(createCode(secret, Date.now()))
  await scan.getByRole('button', { name: 'Confirm' }).click()
  const kept = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const codes = await kept.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await expect(factors(page).getByText('10 left', { exact: false })).toBeVisible()

  await logOut(page)
  await enterPassword(page, username)
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('123456')
  await page.getByRole('button', { name: 'CONFIRM' }).click()
  await expectToast(page, /This code is wrong or was already used/)
  await code.fill(createCode(secret, Date.now() + THIRTY_SECONDS))
  await page.getByRole('button', { name: 'CONFIRM' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await logOut(page)
  await enterPassword(page, username)
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'CONFIRM' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await switchTo(page, { id: 'account' })
  await expect(factors(page).getByText('9 left', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove App' }).click()
  await confirmPassword(page, 'Remove the authenticator app?', 'Remove App')
  await expect(page.getByRole('button', { name: 'Set Up App' })).toBeVisible()
  await page.context().close()
})

test('signing in with a passkey, whose library visitors of the login page do not load', async ({
  api,
  browser,
}) => {
  const { username } = await aColleague(api, 'office')
  const page = await signedIn(browser, username)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('My phone')
  await confirmPassword(page, 'Add a passkey', 'Add Passkey')
  await page.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await expect(factors(page).getByText('My phone')).toBeVisible()

  await logOut(page)
  await enterPassword(page, username)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use Your Passkey' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await switchTo(page, { id: 'account' })
  await expect(factors(page).getByText('Last used', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove passkey My phone' }).click()
  await confirmPassword(page, 'Remove this passkey?', 'Remove Passkey')
  await expect(factors(page).getByText('My phone')).toHaveCount(0)
  await page.context().close()
})

test('an owner makes keys and webhooks for other programs', async ({ adminPage: page, request }) => {
  await page.setViewportSize(PHONE)
  const name = unique('Script')
  await page.goto('/admin/integrations')
  await expect(page.getByRole('region', { name: 'API Keys' })).toBeVisible()
  await page.getByRole('button', { name: 'New API Key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API Key' })
  await dialog.getByRole('button', { name: 'Create API Key' }).click()
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'coupons' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create API Key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  const key = await shown.getByLabel('API Key').inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  const ask = async () =>
    (await request.get('/api/coupons', { headers: { Authorization: `Bearer ${key}` } })).status()
  expect(await ask()).toBe(200)
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'API key revoked')
  expect(await ask()).toBe(401)

  const url = `http://127.0.0.1:9/${name.replace(' ', '-')}`
  await page.getByRole('button', { name: 'New Webhook' }).click()
  const adding = page.getByRole('dialog', { name: 'New Webhook' })
  await adding.getByLabel('Address').fill('https://10.0.0.5/hook')
  await adding.getByRole('button', { name: 'Add Webhook' }).click()
  await expectToast(page, /This address isn’t on the public internet/)
  await adding.getByLabel('Address').fill(url)
  await adding.getByRole('button', { name: 'Add Webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'The webhook’s secret' })
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await secret.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page)
  await atBothWidths(page, expectNoSidewaysScroll)
  await page.getByRole('button', { name: `Pause ${url}` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: url })).toContainText('Paused')
  await page.getByRole('button', { name: `Remove ${url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Webhook removed')
})
