import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openScreen } from './admin-visit.ts'
import { CARDS, createDraft, dayAhead, expectConfirmed, fillCard, openStep, pay } from './booking-visit.ts'
import { enterPassword } from './colleague.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onFreshSite } from './fresh-site.ts'
import { administrator, authorization } from './server.ts'
import { atBothWidths } from './viewports.ts'

const test = onFreshSite()

async function setPolicy(request: APIRequestContext, policy: object): Promise<void> {
  const response = await request.put('/api/admin/pricing', { headers: authorization, data: { policy } })
  expect(response.status()).toBe(200)
}

type Texts = { shown: readonly string[]; gone: readonly string[] }

/** Expects these texts in a page as the server sends it, and none of the others; its JSON-LD is part of it. */
async function expectTexts(page: Page, path: string, { shown, gone }: Texts): Promise<void> {
  const html = await (await page.request.get(path)).text()
  expect({
    missing: shown.filter((text) => !html.includes(text)),
    left: gone.filter((text) => html.includes(text)),
  }).toEqual({ missing: [], left: [] })
}

test('the pages say the policy of a booking made now, in both languages, from the moment it is set', async ({
  page,
  request,
}) => {
  await expectTexts(page, '/', { shown: ['hold your date with a 50% deposit.'], gone: ['80% deposit'] })
  await expectTexts(page, '/es/terminos-del-servicio', { shown: ['reembolsable del 50%'], gone: ['del 80%'] })

  await setPolicy(request, {
    depositPercent: '80',
    refundSteps: [
      { daysBefore: 30, percent: '100' },
      { daysBefore: 21, percent: '40' },
    ],
    reschedule: { times: 2, daysBefore: 10 },
  })
  await expectTexts(page, '/', {
    shown: [
      'hold your date with an 80% deposit.',
      'Move the party twice for free, more than 10 days before it.',
      'An 80% deposit holds it.',
      'more than 21 days before the event, 40% of what you paid beyond the deposit;',
    ],
    gone: ['50% deposit', '14 days', 'once for free'],
  })
  await expectTexts(page, '/es', {
    shown: [
      'con un depósito del 80%.',
      'Cambie la fecha dos veces sin costo, más de 10 días antes de la fiesta.',
      'más de 21 días antes de la fiesta, el 40% de lo pagado por encima del depósito;',
    ],
    gone: ['del 50%', '14 días', 'una vez sin costo'],
  })
  await expectTexts(page, '/terms-of-service', {
    shown: ['22 to 30 days before the event: refund of 40% of amounts beyond the deposit.'],
    gone: ['50% non-refundable', '14 days', 'May 22, 2025'],
  })
  await expectTexts(page, '/es/terminos-del-servicio', {
    shown: ['De 22 a 30 días antes de la fiesta: se reembolsa el 40% de'],
    gone: ['del 50%', '14 días'],
  })

  await page.goto('/')
  await expect(page.getByText('An 80% deposit holds it.')).toBeVisible()
  await atBothWidths(page, expectNoSidewaysScroll)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByText('An 80% non-refundable deposit holds your date.')).toBeVisible()
  await atBothWidths(page, expectNoSidewaysScroll)
})

test('where the whole price is the deposit, nobody is asked how much to pay now, and nothing is called a deposit', async ({
  page,
  request,
}) => {
  await setPolicy(request, { depositPercent: '100' })
  await expectTexts(page, '/', { shown: ['and hold your date by paying in full.'], gone: ['% deposit'] })
  await expectTexts(page, '/terms-of-service', { shown: ['<h2>Payment</h2>'], gone: ['Deposit and balance'] })
  await expectTexts(page, '/es/terminos-del-servicio', {
    shown: ['<h2>Pago</h2>'],
    gone: ['Depósito y saldo'],
  })
  await openStep(page, 4, createDraft('whole.price@example.com', dayAhead(60)))
  await expect(page.getByText('What you pay is non-refundable.')).toBeVisible()
  await expect(
    page.locator('summary').getByText('What was paid is not refunded when a booking is cancelled.'),
  ).toBeVisible()
  await expect(page.getByText('How much would you like to pay now?')).toBeHidden()
  await expect(page.getByText('Due today $')).toBeVisible()
  await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)
  await expect(page.getByText('(Full Payment)')).toBeVisible()
  await page.getByRole('link', { name: 'See details and receipt' }).click()
  await expect(page.getByText('Amount Paid:')).toBeVisible()
  await expect(page.getByText('deposit')).toHaveCount(0)
})

test('the owner sees every version of the policy, and which one holds', async ({ page, request }) => {
  await enterPassword(page, administrator.username, administrator.password)
  await expect(page).toHaveURL('/admin/dashboard')
  await openScreen(page, '/admin/settings')
  const card = page.getByRole('region', { name: 'Deposit and Refunds over Time' })
  // Older versions are folded, and counted all the same.
  const versions = card.getByRole('listitem', { includeHidden: true })
  await expect(versions.first()).toBeVisible()
  await expect(versions.last()).toContainText('Version 1')
  await expect(versions.last()).toContainText('100% more than 14 days before')
  const before = await versions.count()

  const pricing = page.getByRole('region', { name: 'Delivery, Tax and Deposit' })
  await pricing.getByLabel('Deposit (%)').fill('30')
  const steps = pricing.getByRole('group', { name: /^Refunds, line / })
  while ((await steps.count()) > 0) await steps.first().getByRole('button', { name: 'Remove line 1' }).click()
  for (const [days, percent] of [
    ['30', '100'],
    ['0', '25'],
  ] as const) {
    await pricing.getByRole('button', { name: 'Add a step' }).click()
    await steps.last().getByLabel('More than (days before)').fill(days)
    await steps.last().getByLabel('Comes back (%)').fill(percent)
  }
  await pricing.getByLabel('Free moves by the family').fill('3')
  await pricing.getByLabel('More than this many days before').fill('10')
  await pricing.getByRole('button', { name: 'Save Prices' }).click()
  await expect(versions).toHaveCount(before + 1)
  const newest = versions.first()
  await expect(newest).toContainText('In effect')
  await expect(newest).toContainText(`set by ${administrator.username}`)
  await expect(newest).toContainText('100% more than 30 days before')
  await expect(newest).toContainText('25% until the day before')
  await expect(versions.nth(1)).not.toContainText('In effect')
  await expect(versions.nth(2)).toBeVisible()
  await expect(versions.last()).toBeHidden()
  await atBothWidths(page, expectNoSidewaysScroll)
  await card.getByText(/^\d+ older versions?$/).click()
  await expect(versions.last()).toBeVisible()
  await atBothWidths(page, expectNoSidewaysScroll)
  await expectAccessible(page)

  const language = { headers: authorization, data: { language: 'es' } }
  expect((await request.put('/api/admin/me/language', language)).status()).toBe(200)
  await openScreen(page, '/admin/settings')
  const spanish = page.getByRole('region', { name: 'Depósito y reembolsos a lo largo del tiempo' })
  const vigente = spanish.getByRole('listitem').first()
  await expect(vigente).toContainText('Vigente')
  await expect(vigente).toContainText('25% hasta el día antes')
  await expect(vigente).toContainText('3, más de 10 días antes')
})
