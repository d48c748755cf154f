import Stripe from 'stripe'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { passed, problem, type Result, warning } from '#platform/doctor.ts'
import { openStripe } from './stripe-client.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Apple Pay only appears on registered domains. Registers ours if it is not registered yet. */
export async function checkStripeWallets(
  settings: StripeSettings,
  publicUrl: string | undefined,
): Promise<Result<Message>> {
  const address = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (address?.protocol !== 'https:')
    return warning(message('stripe.noWalletDomain'), message('stripe.remedy.setPublicUrl'))
  try {
    const domain = await registered(openStripe(settings), address.hostname)
    const { status, status_details: details } = domain.apple_pay
    return domain.enabled && status === 'active'
      ? passed(message('stripe.walletsFine', { domain: address.hostname }))
      : problem(
          describeInactive(address.hostname, details?.error_message),
          message('stripe.remedy.enableDomain'),
        )
  } catch (error) {
    // Restricted keys may not have permission to read or write this.
    if (error instanceof Stripe.errors.StripePermissionError)
      return warning(
        message('stripe.domainsHidden', { domain: address.hostname }),
        message('stripe.remedy.registerDomain'),
      )
    throw error
  }
}

function describeInactive(domain: string, why: string | undefined): Message {
  return why
    ? message('stripe.applePayInactiveBecause', { domain, why })
    : message('stripe.applePayInactive', { domain })
}

async function registered({ paymentMethodDomains }: Stripe, name: string) {
  const { data } = await paymentMethodDomains.list({ domain_name: name, limit: 1 })
  return data[0] ?? paymentMethodDomains.create({ domain_name: name })
}
