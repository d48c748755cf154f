import type { Context } from '#server/context.ts'
import { offeredWays } from '#server/payments/intents/offered-ways.ts'
import type { Found } from './found.ts'

/** Whether the provider of new payments takes them. */
export async function checkPayments(ctx: Context): Promise<Found> {
  return currentProvider(ctx).checkAccount(await describeSite(ctx))
}

/** Whether the provider of new payments reaches this site with what happens later. */
export async function checkWebhook(ctx: Context): Promise<Found> {
  return currentProvider(ctx).checkEvents(await describeSite(ctx))
}

/** The check whether wallets are let in by this site's domain; a provider may need no permission. */
export function walletCheck(ctx: Context): (() => Promise<Found>) | undefined {
  const { checkWallets } = currentProvider(ctx)
  return checkWallets && (async () => checkWallets(await describeSite(ctx)))
}

async function describeSite({ config: { publicUrl }, db }: Context) {
  return { publicUrl, ways: await offeredWays(db) }
}

function currentProvider({ config }: Context) {
  const [current] = config.paymentProviders
  if (!current) throw new Error('There is no payment provider')
  return current
}
