import { expect } from '@playwright/test'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { startSimulatedTwilio, TWILIO_KEYS } from '#test/simulated/twilio/start-simulated-twilio.ts'
import { test as base, DESKTOP, expectAccessible, expectToast, PHONE } from '../admin-visit.ts'
import { dayAhead, fullDraft, openStep } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { whileFileRuns } from '../fresh-site.ts'
import { startSite } from '../site-process.ts'

/** The URL that Twilio signs; the site itself is at another one. */
const PUBLIC_URL = 'https://teepees.example'

const texting = whileFileRuns(async () => {
  const twilio = await startSimulatedTwilio()
  const site = await startSite({ ...TWILIO_KEYS, TWILIO_API_BASE: twilio.url, PUBLIC_URL })
  const stop = async () => {
    await site.stop()
    await twilio.close()
  }
  return { site, twilio, stop }
})

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
  baseURL: async ({}, use) => use((await texting()).site.url),
})

test('a family and the office text each other until the family stops texts', async ({
  adminPage: page,
  api,
}) => {
  const { site, twilio } = await texting()
  const { request } = page
  const party = bookingRequest({ customerName: 'Ana Perez', customerPhone: '3055550177', textConsent: true })
  const booked = await request.post('/api/bookings', { data: party })
  expect(booked.status()).toBe(201)
  let sid = 0
  const hear = async (From: string, Body: string) => {
    const fields = { MessageSid: `SM${++sid}`, From, To: TWILIO_KEYS.TWILIO_FROM, Body }
    const { headers, body } = twilio.webhook(`${PUBLIC_URL}/api/twilio/messages`, fields)
    const answer = await fetch(`${site.url}/api/twilio/messages`, {
      method: 'POST',
      headers,
      body,
    } as RequestInit)
    expect(answer.status).toBe(204)
  }
  await hear('+13055550177', 'Can you come an hour earlier?')
  await hear('+17865550199', 'Do you rent for birthdays?')

  await test.step('at a desk: read, answer by text, and see what a text takes', async () => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/admin/messages')
    await page.getByRole('link', { name: /^Ana Perez/ }).click()
    await expect(page.getByRole('tab', { name: 'Pending 2' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Can you come an hour earlier?').last()).toBeVisible()
    await expect(page.getByText('Goes by text to (305) 555-0177.')).toBeVisible()
    await page.getByRole('button', { name: 'Send Text' }).click()
    await expect(page.getByText('Enter a message')).toBeVisible()
    await page.getByRole('form').getByLabel('Message').fill('Yes, at 1 PM.')
    await expect(page.getByText('13 characters, 1 text')).toBeVisible()
    await page.getByRole('button', { name: 'Send Text' }).click()
    await expectToast(page, 'Your text is on its way.')
    await expect
      .poll(() => twilio.taken.map(({ to, body }) => `${to} ${body}`))
      .toEqual(['+13055550177 Yes, at 1 PM.'])
  })

  await test.step('what the family texts appears in the open conversation, and what is being written stays', async () => {
    await page.getByRole('tab', { name: 'All conversations' }).click()
    await page.getByRole('link', { name: /^Ana Perez/ }).click()
    const words = page.getByRole('form', { name: 'Reply to Ana Perez' }).getByLabel('Message')
    await words.fill('One more thing')
    await hear('+13055550177', 'Wonderful!')
    await expect(page.getByRole('article').getByText('Wonderful!')).toBeVisible()
    await expect(words).toHaveValue('One more thing')
    await page.getByRole('link', { name: /^Ana Perez/ }).click()
    await expect(words).toHaveValue('One more thing')
    await words.fill('')
  })

  await test.step('an unknown number is filed with its family', async () => {
    await page.getByRole('tab', { name: 'All conversations' }).click()
    await page.getByRole('link', { name: /Unknown number/ }).click()
    await page.getByPlaceholder('Name, email or phone').fill('Ana Perez')
    await page.getByRole('button', { name: /maria@example\.com/ }).click()
    await expect(page.getByText('These texts are filed with Ana Perez.')).toBeVisible()
    await expect(page.getByText('Do you rent for birthdays?').last()).toBeVisible()
  })

  await test.step('in Spanish on a phone: who has stopped texts gets mails alone', async () => {
    await hear('+13055550177', 'no more texts')
    await api('PUT', '/api/admin/me/language', { language: 'es' })
    await page.setViewportSize(PHONE)
    await page.goto('/admin/messages/threads')
    await page.getByRole('link', { name: /^Ana Perez/ }).click()
    await expect(page.getByText('Pidieron no recibir más mensajes de texto.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('a parent mails the party to itself on the phone, and goes on with it at another screen', async ({
  adminPage: page,
  api,
  browser,
  baseURL,
}) => {
  await api('PUT', '/api/admin/follow-ups', { 'unfinished-booking': { enabled: true } })
  const day = dayAhead(60)
  await page.setViewportSize(PHONE)
  await openStep(page, 2, fullDraft(day, { bookingId: null, numberOfTeepees: 3 }))
  const summary = page.getByRole('complementary')
  await summary.getByRole('button', { name: 'Show the summary' }).click()
  await summary.getByRole('button', { name: 'Email me this party' }).click()
  const address = summary.getByLabel('Your email')
  await expect(address).toBeFocused()
  await address.fill('lucia@')
  await summary.getByRole('button', { name: 'Send it' }).click()
  await expect(address).toHaveAccessibleDescription(/valid email/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await address.fill('lucia@example.com')
  await summary.getByRole('button', { name: 'Send it' }).click()
  await expect(
    summary.getByText('It’s on its way to lucia@example.com. Nothing is booked yet.'),
  ).toBeVisible()

  const { mails } = await api('GET', '/api/admin/outbox')
  const sent = present(mails.find(({ recipient }) => recipient === 'lucia@example.com'))
  const { text } = await api('GET', `/api/admin/outbox/${sent.id}`)
  const [link] = /\/booking\?\S+/.exec(text) ?? []
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }), viewport: DESKTOP })
  await elsewhere.goto(link ?? '')
  await expect(elsewhere.getByText('Here’s the party you emailed yourself, at today’s price.')).toBeVisible()
  await expect(elsewhere.getByRole('complementary')).toContainText('3 teepees × $75.00')
  await expect(elsewhere.getByRole('complementary')).toContainText(formatLong(day))
  await elsewhere.close()
})
