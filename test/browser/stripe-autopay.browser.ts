import { expect } from '@playwright/test'
import { CARDS, createDraft, dayAhead, expectConfirmed, openStep, pay } from './booking-visit.ts'
import { authorization } from './server.ts'
import { expectPaidOnce, fillStripeCard, payByStripeWallet, test } from './stripe-visit.ts'

test.use({ refusals: [402] })

test('a wallet pays a deposit that keeps the card, of which Stripe is told, after a declined card', async ({
  page,
  request,
  stripe,
}) => {
  const offer = (enabled: boolean) =>
    request.put('/api/admin/pricing', { headers: authorization, data: { autopay: { enabled } } })
  await offer(true)
  const email = 'stripe.keeps@example.com'
  await openStep(page, 4, createDraft(email, dayAhead(97)))
  await page.getByRole('checkbox', { name: /^Charge the balance of \$75\.00/ }).check()
  await fillStripeCard(page, CARDS.declined)
  await pay(page)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await payByStripeWallet(page)
  await expectConfirmed(page)
  const { bookingId } = await expectPaidOnce({ request, stripe }, email)
  const paid = [...stripe.ledger.intents.values()].filter(
    ({ metadata, status }) => metadata.reference === bookingId && status === 'succeeded',
  )
  expect(paid).toMatchObject([
    {
      setup_future_usage: 'off_session',
      allowed_payment_method_types: ['card'],
      customer: expect.any(String),
    },
  ])
  await offer(false)
})
