import type { ToStaff } from '#domain/sentences/to-staff.ts'
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
  readonly title: ToStaff
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
  {
    name: 'lapse-holds',
    title: { en: 'Let unpaid bookings go', es: 'Liberar las reservas sin pagar' },
    cron: '* * * * *',
    run: lapseHolds,
  },
  {
    name: 'offer-places',
    title: { en: 'Offer places that came back', es: 'Ofrecer los lugares que se liberaron' },
    cron: '* * * * *',
    run: offerFreedPlaces,
  },
  {
    name: 'send-refunds',
    title: { en: 'Send refunds again', es: 'Enviar otra vez los reembolsos' },
    cron: '*/2 * * * *',
    run: retryRefunds,
  },
  {
    name: 'stop-stale-payments',
    title: { en: 'Stop payments that nobody made', es: 'Detener los pagos que nadie hizo' },
    cron: '*/10 * * * *',
    run: stopStaleIntents,
  },
  {
    name: 'reconcile',
    title: { en: 'Compare payments with the provider', es: 'Comparar los pagos con los del proveedor' },
    cron: '7 * * * *',
    run: reconcile,
  },
  {
    name: 'remind-of-balances',
    title: { en: 'Remind of balances', es: 'Recordar los saldos' },
    cron: '15 9-20 * * *',
    run: remindOfBalances,
  },
  {
    name: 'ask-for-reviews',
    title: { en: 'Ask for reviews', es: 'Pedir reseñas' },
    cron: '30 10-20 * * *',
    run: askForReviews,
  },
  {
    name: 'tidy-images',
    title: { en: 'Tidy up pictures', es: 'Ordenar las imágenes' },
    cron: '*/5 * * * *',
    run: tidyImages,
  },
  {
    name: 'forget-requests',
    title: { en: 'Forget old requests', es: 'Olvidar las solicitudes antiguas' },
    cron: '*/10 * * * *',
    run: forgetOldRequests,
  },
  {
    name: 'backup',
    title: { en: 'Back up', es: 'Hacer la copia de seguridad' },
    cron: '20 2 * * *',
    expireInSeconds: 6 * 3600,
    run: backUpDaily,
  },
  {
    name: 'send-webhooks',
    title: { en: 'Tell other programs of bookings', es: 'Avisar de las reservas a otros programas' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueWebhooks,
  },
  {
    name: 'send-mail',
    title: { en: 'Send mail', es: 'Enviar los correos' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueMail,
  },
]
