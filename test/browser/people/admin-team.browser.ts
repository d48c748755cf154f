import { type Browser, expect, type Page } from '@playwright/test'
import {
  atBothWidths,
  DESKTOP,
  expectAccessible,
  expectToast,
  PHONE,
  switchTo,
  test,
  unique,
} from '../admin-visit.ts'
import { aColleague, enterPassword, PASSWORD } from '../colleague.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { atSizes } from '../viewports.ts'

const NEW_PASSWORD = 'a-brand-new-password'

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()
const row = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test('an owner invites somebody, who joins and is let go again', async ({
  adminPage: page,
  api,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  const username = unique('office').replace(' ', '-')
  const email = `${username}@example.com`
  await page.goto('/admin/team')
  await expect(page.getByRole('region', { name: 'People' })).toContainText('You')
  await expectAccessible(page)
  await atBothWidths(page, expectNoSidewaysScroll)
  await page.getByRole('button', { name: 'Invite Someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Someone' })
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Invalid email address')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Office')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  const sent = page.getByRole('dialog', { name: 'Invitation sent' })
  const link = await sent.getByLabel('Invitation link').inputValue()
  await sent.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, email)).toContainText('Invited by admin')

  const theirs = await newPage(browser)
  await theirs.setViewportSize(PHONE)
  await theirs.goto(new URL(link).pathname + new URL(link).hash)
  await expect(theirs.getByText(`For ${email}.`)).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByLabel('Username').fill(username)
  await theirs.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Repeat the new password').fill('something else')
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(theirs.getByText('The two passwords don’t match')).toBeVisible()
  await theirs.getByLabel('Repeat the new password').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(theirs).toHaveURL(/\/admin\/login$/)
  // The page to join has a username, too, and is drawn a moment longer.
  await expect(theirs.getByRole('button', { name: 'SIGN IN' })).toBeVisible()
  await enterPassword(theirs, username)
  await expect(theirs).toHaveURL(/\/admin\/dashboard$/)
  await theirs.goto('/admin/team')
  await expect(theirs.getByText('Your account can’t do this. Ask an owner.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Team' })).toHaveCount(0)

  await theirs.goto(new URL(link).pathname + new URL(link).hash)
  await expect(theirs.getByText(/This link no longer works/)).toBeVisible()

  await page.reload()
  await page.getByLabel(`Role of ${username}`).selectOption('Crew')
  await expectToast(page, 'Account updated successfully')
  await page.getByRole('button', { name: `Deactivate ${username}` }).click()
  await expect(row(page, username)).toContainText('Deactivated')
  await page.getByRole('button', { name: `Delete ${username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Account deleted successfully')
  await theirs.context().close()

  await test.step('a tap on one invitation does not wait for another', async () => {
    const emails = [unique('first'), unique('second')].map((name) => `${name.replace(' ', '-')}@example.com`)
    for (const email of emails) await api('POST', '/api/admin/invitations', { email, role: 'crew' })
    const answers = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/api/admin/invitations/*', async (route) => {
      asked.push(route.request().url())
      await answers.promise
      await route.continue()
    })
    await page.reload()
    const revoke = (email: string) => row(page, email).getByRole('button', { name: 'Revoke' })
    await expect(revoke(emails[0] ?? '')).toBeVisible()
    for (const email of emails) await revoke(email).dblclick()
    await expect.poll(() => asked).toHaveLength(2)
    answers.resolve()
    for (const email of emails) await expect(row(page, email)).toHaveCount(0)
    expect(asked).toHaveLength(2)
  })
})

test('somebody of the crew who forgot the password chooses another, and signs in', async ({
  api,
  browser,
}) => {
  const { username } = await aColleague(api, 'crew')
  const page = await newPage(browser)
  await page.setViewportSize(PHONE)

  await test.step('who forgot the password is mailed a link, and chooses another', async () => {
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(`${username}@example.com`)
    await page.getByRole('button', { name: 'Send the Link' }).click()
    await expect(page.getByText(/If an account has this address, we emailed it a link/)).toBeVisible()
    const { mails } = await api('GET', '/api/admin/outbox?pageSize=100')
    const mine = mails.filter(({ recipient }) => recipient.includes(username))
    expect(mine).toHaveLength(1)
    const { text } = await api('GET', `/api/admin/outbox/${mine[0]?.id}`)
    await page.goto(/\/admin\/reset-password#\S+/.exec(text)?.[0] ?? '')
    await expect(page.getByText(`For ${username}.`, { exact: false })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(page, 'Your password is changed. Sign in with it.')
    await expect(page).toHaveURL(/\/admin\/login$/)
    await enterPassword(page, username, NEW_PASSWORD)
  })

  await test.step('the crew has its phone, and of the admin its own account alone', async () => {
    await expect(page).toHaveURL(/\/crew$/)
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/account$/)
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
    // The role has no permission to read them.
    const refused: string[] = []
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your Details' })).toBeVisible()
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    expect(refused).toEqual([])
    await expect(page.getByRole('button', { name: 'Image Manager' })).toHaveCount(0)
    const getLinks = (navigation: string) =>
      page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link')
    await expect(getLinks('Admin, most used')).toHaveCount(0)
    await atSizes(page, [DESKTOP], () => expect(getLinks('Admin')).toHaveText(['My Account']))
    for (const path of ['/image-manager', '/admin/bookings']) {
      await page.goto(path)
      await expect(page.getByText('Your account can’t do this. Ask an owner or the office.')).toBeVisible()
    }
  })

  await test.step('everybody changes their own details and password', async () => {
    await switchTo(page, { id: 'account' })
    const details = page.getByRole('region', { name: 'Your Details' })
    await details.getByLabel('Full name').fill('Kim Lee')
    await details.getByRole('button', { name: 'Save Details' }).click()
    await expect(details.getByText('Enter your current password')).toBeVisible()
    await details.getByLabel('Current password').fill(NEW_PASSWORD)
    await details.getByRole('button', { name: 'Save Details' }).click()
    await expectToast(page, 'Your details are saved')
    const card = page.getByRole('region', { name: 'Your Password' })
    await card.getByLabel('Current password').fill('not this')
    await card.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await card.getByLabel('Repeat the new password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Change Password' }).click()
    await expect(card.getByText('This isn’t your current password')).toBeVisible()
    await card.getByLabel('Current password').fill(NEW_PASSWORD)
    await card.getByRole('button', { name: 'Change Password' }).click()
    await expectToast(page, 'Password changed. You’re signed out everywhere else.')
    expect((await api('GET', '/api/admin/users')).find((one) => one.username === username)).toMatchObject({
      fullName: 'Kim Lee',
    })
  })

  await page.context().close()
})
