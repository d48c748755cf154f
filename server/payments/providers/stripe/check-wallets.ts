import Stripe from 'stripe'
import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { fine, problem, type Result, warning } from '#platform/doctor.ts'
import { openStripe } from './stripe-client.ts'
import { FOUND, REMEDIES } from './stripe-findings.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Apple Pay is shown on registered domains only. Registers ours if it is not there yet. */
export async function checkStripeWallets(
  settings: StripeSettings,
  publicUrl: string | undefined,
): Promise<Result<ToStaff>> {
  const address = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (address?.protocol !== 'https:') return warning<ToStaff>(FOUND.noWalletDomain(), REMEDIES.setPublicUrl)
  try {
    const domain = await registered(openStripe(settings), address.hostname)
    const { status, status_details: details } = domain.apple_pay
    return domain.enabled && status === 'active'
      ? fine<ToStaff>(FOUND.walletsFine(address.hostname))
      : problem<ToStaff>(
          FOUND.applePayInactive(address.hostname, details?.error_message ?? ''),
          REMEDIES.enableDomain,
        )
  } catch (error) {
    // Restricted keys may not be allowed to read or write this.
    if (error instanceof Stripe.errors.StripePermissionError)
      return warning<ToStaff>(FOUND.domainsHidden(address.hostname), REMEDIES.registerDomain)
    throw error
  }
}

async function registered({ paymentMethodDomains }: Stripe, name: string) {
  const { data } = await paymentMethodDomains.list({ domain_name: name, limit: 1 })
  return data[0] ?? paymentMethodDomains.create({ domain_name: name })
}
