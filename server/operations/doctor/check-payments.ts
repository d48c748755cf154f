import type { Context } from '#server/context.ts'
import { listOfferedWays } from '#server/money/payments/intents/offered-ways.ts'
import type { Finding } from './finding.ts'

/** Checks whether the provider for new payments accepts them. */
export async function checkPayments(ctx: Context): Promise<Finding> {
  return currentProvider(ctx).checkAccount(await describeSite(ctx))
}

/** Checks whether the webhooks of the provider for new payments reach this site. */
export async function checkWebhook(ctx: Context): Promise<Finding> {
  return currentProvider(ctx).checkEvents(await describeSite(ctx))
}

/**
 * Returns the check that wallets are enabled for this site's domain; undefined if the provider needs no permission for
 * them.
 */
export function walletCheck(ctx: Context): (() => Promise<Finding>) | undefined {
  const { checkWallets } = currentProvider(ctx)
  return checkWallets && (async () => checkWallets(await describeSite(ctx)))
}

async function describeSite({ config: { publicUrl }, db }: Context) {
  return { publicUrl, ways: await listOfferedWays(db) }
}

function currentProvider({ config }: Context) {
  const [current] = config.paymentProviders
  if (!current) throw new Error('There is no payment provider')
  return current
}
