import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from '@playwright/test'
import { atBothWidths, expectAccessible, expectToast } from '../admin-visit.ts'
import { CARDS, dayAhead, expectConfirmed, fillCard, pay } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'

const test = onOwnSite()

test('the owner lets assistants in; one holds a party, and the family checks and pays it', async ({
  adminPage,
  page,
  api,
  baseURL,
}) => {
  await test.step('the owner switches it on and is given the address', async () => {
    await adminPage.goto('/admin/settings/assistants')
    await expect(adminPage.getByText('Find free days for a theme, teepees and add-ons')).toBeVisible()
    // The switch changes once the setting is saved.
    await adminPage.getByLabel('Let assistants find, price and hold parties').click()
    await expectToast(adminPage, 'Settings')
    await expect(adminPage.getByLabel('Address for assistants')).toHaveValue(`${baseURL}/mcp`)
    await expectAccessible(adminPage)
    await atBothWidths(adminPage, expectNoSidewaysScroll)
  })

  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)))
  const bookingDate = dayAhead(60)
  const { structuredContent } = await client.callTool({
    name: 'hold_party',
    arguments: {
      themeId: 1,
      numberOfTeepees: 3,
      bookingDate,
      customerName: 'Rosa Maria Delgado',
      customerEmail: 'rosa@example.com',
      customerPhone: '(305) 555-0188',
      partyAddress: '9 Coral Way',
      city: 'Miami',
      state: 'FL',
      zipCode: '33145',
      guestCount: 7,
      addons: [{ addonId: 1, quantity: 2 }],
    },
  })
  const { bookingId, paymentUrl } = structuredContent as { bookingId: string; paymentUrl: string }
  const link = paymentUrl.replace(/^https?:\/\/[^/]+/, '')

  await test.step('the family opens the link, reads everything and pays', async () => {
    await page.goto(link)
    await expect(
      page.getByText(/^We’re holding your day for Rosa Maria Delgado until .* rosa@example\.com/),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/booking\/4$/)
    await expect(page.getByText('9 Coral Way, Miami, FL 33145')).toBeVisible()
    await atBothWidths(page, expectNoSidewaysScroll)
    await page.getByLabel('Card number').waitFor()
    await fillCard(page, CARDS.good)
    await pay(page)
    await expectConfirmed(page)
  })

  await test.step('staff’s own assistant drafts an answer, which staff read and send', async () => {
    const message = {
      name: 'Ines',
      email: 'ines@example.com',
      subject: 'Rain?',
      message: 'What if it rains?',
    }
    const { id } = await api('POST', '/api/contact', message)
    const { key } = await api('POST', '/api/admin/api-keys', { name: 'Letters', scopes: ['messages'] })
    const own = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
    const requestInit = { headers: { Authorization: `Bearer ${key}` } }
    await own.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL), { requestInit }))
    const draft = { messageId: id, subject: 'Re: Rain?', message: 'We set up indoors.' }
    expect((await own.callTool({ name: 'draft_answer', arguments: draft })).isError).toBeFalsy()
    await adminPage.goto('/admin/messages')
    await adminPage.getByRole('link', { name: 'Ines' }).click()
    await expect(adminPage.getByText(/^Drafted by .*\(key Letters\)/)).toBeVisible()
    const composer = adminPage.getByRole('form', { name: 'Reply to Ines' })
    await expect(composer.getByLabel('Message')).toHaveValue('We set up indoors.')
    await composer.getByRole('button', { name: 'Send Email' }).click()
    await expectToast(adminPage, 'Your email to Ines is on its way.')
  })

  await test.step('opened again, the link shows the paid booking', async () => {
    await page.goto(link)
    await expect(page).toHaveURL(new RegExp(`/booking/success\\?booking_id=${bookingId}`))
  })
})
