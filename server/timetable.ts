import { message } from '#domain/foundation/messages/message.ts'
import { queueDueTexts } from '#server/people/conversations/texts/queue-due-texts.ts'
import { sendDueTexts } from '#server/people/conversations/texts/send-due-texts.ts'
import { endGuestLists } from './booking/guests/guest-queries.ts'
import { readCalendars } from './calendar/busy-calendars/read-calendars.ts'
import { tidyImages } from './catalogue/images/delete-image.ts'
import { tidyCrew } from './crew/phone/tidy-crew.ts'
import { removeWithdrawnPictures } from './crew/website-pictures/withdraw-pictures.ts'
import { remindHosts } from './family/guest-list/remind-hosts.ts'
import { offerFreedPlaces } from './family/waiting-list/offer-places.ts'
import { forgetOldRequests } from './foundation/jobs/forget-old-requests.ts'
import { inTurn, isolateFailures } from './foundation/jobs/isolate-failures.ts'
import type { Job } from './foundation/jobs/job.ts'
import { sendDueMail } from './foundation/mail/send-due-mail.ts'
import { sendDueWebhooks } from './foundation/webhooks/send-due-webhooks.ts'
import { collectBalances } from './money/payments/autopay/collect-balances.ts'
import { remindAboutBalances } from './money/payments/balances/remind-about-balances.ts'
import { chargeDecidedClaims } from './money/payments/claims/charge-claim.ts'
import { remindAboutDamage } from './money/payments/claims/remind-about-damage.ts'
import { maintainHolds } from './money/payments/holds/maintain-holds.ts'
import { expireHolds } from './money/payments/intents/expire-holds.ts'
import { expireOrderChanges } from './money/payments/intents/expire-order-changes.ts'
import { stopStaleIntents } from './money/payments/intents/stop-stale-intents.ts'
import { reconcile } from './money/payments/reconciliation/reconcile.ts'
import { retryRefunds } from './money/payments/refunds/send-refund.ts'
import { watchSettling } from './money/payments/settling/watch-settling.ts'
import { backUpDaily } from './operations/backups/daily-backup.ts'
import { makeExports } from './operations/exports/make-exports.ts'
import { sendPush } from './operations/push/send-push.ts'
import { sendCampaigns, withdrawCampaignMails } from './people/campaigns/send-campaigns.ts'
import { askForReviews, sendFollowUps, withdrawFollowUps } from './people/follow-ups/send-follow-ups.ts'
import { renewAreas } from './site/areas/renew-areas.ts'
import { turnNotice } from './site/site-texts/turn-notice.ts'

export const TIMETABLE: readonly Job[] = [
  { name: 'lapse-holds', title: message('jobs.expireHolds'), cron: '* * * * *', run: expireHolds },
  {
    name: 'lapse-order-changes',
    title: message('jobs.expireOrderChanges'),
    cron: '* * * * *',
    run: expireOrderChanges,
  },
  { name: 'offer-places', title: message('jobs.offerPlaces'), cron: '* * * * *', run: offerFreedPlaces },
  { name: 'send-refunds', title: message('jobs.sendRefunds'), cron: '*/2 * * * *', run: retryRefunds },
  {
    name: 'stop-stale-payments',
    title: message('jobs.stopStalePayments'),
    cron: '* * * * *',
    run: stopStaleIntents,
  },
  {
    name: 'watch-late-payments',
    title: message('jobs.watchLatePayments'),
    cron: '* * * * *',
    run: watchSettling,
  },
  { name: 'reconcile', title: message('jobs.reconcile'), cron: '7 * * * *', run: reconcile },
  {
    name: 'collect-balances',
    title: message('jobs.collectBalances'),
    cron: '*/5 * * * *',
    run: (ctx) => inTurn(ctx, maintainHolds, chargeDecidedClaims, collectBalances),
  },
  {
    name: 'remind-of-balances',
    title: message('jobs.remindAboutBalances'),
    cron: '15 9-20 * * *',
    run: (ctx) => inTurn(ctx, remindAboutBalances, remindAboutDamage, remindHosts),
  },
  {
    name: 'ask-for-reviews',
    title: message('jobs.askForReviews'),
    cron: '30 10-20 * * *',
    run: askForReviews,
  },
  { name: 'follow-up', title: message('jobs.followUp'), cron: '*/10 * * * *', run: sendFollowUps },
  { name: 'send-newsletters', title: message('jobs.sendNewsletters'), cron: '* * * * *', run: sendCampaigns },
  { name: 'tidy-images', title: message('jobs.tidyImages'), cron: '*/5 * * * *', run: tidyImages },
  {
    name: 'tidy-crew',
    title: message('jobs.tidyCrew'),
    cron: '25 * * * *',
    run: (ctx) => inTurn(ctx, removeWithdrawnPictures, tidyCrew),
  },
  { name: 'end-guest-lists', title: message('jobs.endGuestLists'), cron: '35 * * * *', run: endGuestLists },
  {
    name: 'forget-requests',
    title: message('jobs.forgetRequests'),
    cron: '*/10 * * * *',
    run: forgetOldRequests,
  },
  {
    name: 'turn-notice',
    title: message('jobs.turnNotice'),
    cron: '0 0 * * *',
    run: (ctx) => inTurn(ctx, turnNotice, renewAreas),
  },
  {
    name: 'read-busy-calendars',
    title: message('jobs.readBusyCalendars'),
    cron: '*/30 * * * *',
    run: readCalendars,
  },
  {
    name: 'backup',
    title: message('jobs.backup'),
    cron: '20 2 * * *',
    expireInSeconds: 6 * 3600,
    run: backUpDaily,
  },
  {
    name: 'make-exports',
    title: message('jobs.makeExports'),
    cron: '* * * * *',
    expireInSeconds: 6 * 3600,
    run: makeExports,
  },
  {
    name: 'send-webhooks',
    title: message('jobs.sendWebhooks'),
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueWebhooks,
  },
  { name: 'send-push', title: message('jobs.sendPush'), cron: '* * * * *', keepsWatch: true, run: sendPush },
  { name: 'write-texts', title: message('jobs.writeTexts'), cron: '* * * * *', run: queueDueTexts },
  {
    name: 'send-texts',
    title: message('jobs.sendTexts'),
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueTexts,
  },
  {
    name: 'send-mail',
    title: message('jobs.sendMail'),
    cron: '* * * * *',
    keepsWatch: true,
    run: (ctx, signal) =>
      isolateFailures(ctx, async (attempt) => {
        await withdrawFollowUps(ctx, attempt)
        await withdrawCampaignMails(ctx, attempt)
        return sendDueMail(ctx, signal)
      }),
  },
]
