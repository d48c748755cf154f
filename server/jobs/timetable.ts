import { backUpDaily } from '#server/backups/daily-backup.ts'
import { askForReviews } from '#server/bookings/ask-for-reviews.ts'
import { lapseHolds } from '#server/bookings/lapse-holds.ts'
import type { Context } from '#server/context.ts'
import { tidyImages } from '#server/images/tidy-images.ts'
import { sendDueMail } from '#server/mail/send-due-mail.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { remindOfBalances } from '#server/payments/remind-of-balances.ts'
import { retryRefunds } from '#server/payments/retry-refunds.ts'
import { stopStaleIntents } from '#server/payments/stop-stale-intents.ts'
import { offerFreedPlaces } from '#server/waiting-list/offer-places.ts'
import { sendDueWebhooks } from '#server/webhooks/send-due-webhooks.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

export type Job = {
  readonly name: string
  /** Shown to people. */
  readonly title: string
  /** When it starts, in Miami's time zone. */
  readonly cron: string
  /** Starts every minute and keeps looking for work until the next one starts. */
  readonly keepsWatch?: boolean
  /** How long one run may take before it counts as lost. */
  readonly expireInSeconds?: number
  readonly run: (ctx: Context, signal?: AbortSignal) => Promise<unknown>
}

/** All background jobs. Each may be repeated at any time, and on several servers. */
export const TIMETABLE: readonly Job[] = [
  { name: 'lapse-holds', title: 'Let unpaid bookings go', cron: '* * * * *', run: lapseHolds },
  { name: 'offer-places', title: 'Offer places that came back', cron: '* * * * *', run: offerFreedPlaces },
  { name: 'send-refunds', title: 'Send refunds again', cron: '*/2 * * * *', run: retryRefunds },
  {
    name: 'stop-stale-payments',
    title: 'Stop payments without a booking',
    cron: '*/10 * * * *',
    run: stopStaleIntents,
  },
  { name: 'reconcile', title: 'Compare payments with the provider', cron: '7 * * * *', run: reconcile },
  { name: 'remind-of-balances', title: 'Remind of balances', cron: '15 9-20 * * *', run: remindOfBalances },
  { name: 'ask-for-reviews', title: 'Ask for reviews', cron: '30 10-20 * * *', run: askForReviews },
  { name: 'tidy-images', title: 'Tidy up pictures', cron: '*/5 * * * *', run: tidyImages },
  { name: 'forget-requests', title: 'Forget old requests', cron: '*/10 * * * *', run: forgetOldRequests },
  {
    name: 'backup',
    title: 'Back up',
    cron: '20 2 * * *',
    expireInSeconds: 6 * 3600,
    run: backUpDaily,
  },
  {
    name: 'send-webhooks',
    title: 'Tell other programs of bookings',
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueWebhooks,
  },
  { name: 'send-mail', title: 'Send mail', cron: '* * * * *', keepsWatch: true, run: sendDueMail },
]
