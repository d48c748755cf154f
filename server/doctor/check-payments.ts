import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'

/** Whether the provider of new payments takes them. */
export async function checkPayments({ config }: Context): Promise<Found> {
  return currentProvider(config).checkAccount(config)
}

/** Whether the provider of new payments reaches this site with what happens later. */
export async function checkWebhook({ config }: Context): Promise<Found> {
  return currentProvider(config).checkEvents(config)
}

/** The check whether wallets are let in by this site's domain; a provider may need no permission. */
export function walletCheck({ config }: Context): (() => Found | Promise<Found>) | undefined {
  const { checkWallets } = currentProvider(config)
  return checkWallets && (() => checkWallets(config))
}

function currentProvider({ paymentProviders: [current] }: Context['config']) {
  if (!current) throw new Error('There is no payment provider')
  return current
}
