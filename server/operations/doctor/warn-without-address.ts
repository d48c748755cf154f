import type { Context } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { TEST_PAYMENTS } from '#server/money/payments/providers/test-payments/test-payments.ts'

/**
 * Logs a warning if families use the site, but it does not know its address: e-mails then lead to this machine alone,
 * and what is only allowed while the site is being tried out stays allowed. Returns whether it did.
 */
export async function warnWithoutAddress(
  ctx: Pick<Context, 'config' | 'db' | 'log' | 'payments'>,
): Promise<boolean> {
  if (ctx.config.publicUrl) return false
  const isOpen = await readSettings(ctx.db).then(
    ({ showSampleContent }) => !showSampleContent,
    () => false,
  )
  if (!isOpen && ctx.payments.name === TEST_PAYMENTS.name) return false
  ctx.log.warn(
    'PUBLIC_URL is not set, but this site is open or charges cards: links in e-mails lead to this machine only. Set it to the public address and start again',
  )
  return true
}
