import { backUpDaily } from './backups/daily-backup.ts'
import { askForReviews } from './bookings/ask-for-reviews.ts'
import { expireHolds } from './bookings/lapse-holds.ts'
import { tidyCrew } from './crew/tidy-crew.ts'
import { makeExports } from './exports/make-exports.ts'
import { tidyImages } from './images/tidy-images.ts'
import { forgetOldRequests } from './jobs/forget-old-requests.ts'
import type { Job } from './jobs/job.ts'
import { sendDueMail } from './mail/send-due-mail.ts'
import { collectBalances } from './payments/autopay/collect-balances.ts'
import { remindOfBalances } from './payments/balances/remind-of-balances.ts'
import { expireOrderChanges } from './payments/intents/lapse-order-changes.ts'
import { stopStaleIntents } from './payments/intents/stop-stale-intents.ts'
import { reconcile } from './payments/reconciliation/reconcile.ts'
import { retryRefunds } from './payments/refunds/retry-refunds.ts'
import { watchSettling } from './payments/settling/watch-settling.ts'
import { sendPush } from './push/send-push.ts'
import { turnNotice } from './site-texts/turn-notice.ts'
import { queueDueTexts } from './texts/queue-due-texts.ts'
import { sendDueTexts } from './texts/send-due-texts.ts'
import { offerFreedPlaces } from './waiting-list/offer-places.ts'
import { sendDueWebhooks } from './webhooks/send-due-webhooks.ts'

/** All background jobs. */
export const TIMETABLE: readonly Job[] = [
  {
    name: 'lapse-holds',
    title: { en: 'Let unpaid bookings go', es: 'Liberar las reservas sin pagar' },
    cron: '* * * * *',
    run: expireHolds,
  },
  {
    name: 'lapse-order-changes',
    title: { en: 'Let unpaid changes of orders go', es: 'Liberar los cambios de pedidos sin pagar' },
    cron: '* * * * *',
    run: expireOrderChanges,
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
    cron: '* * * * *',
    run: stopStaleIntents,
  },
  {
    name: 'watch-late-payments',
    title: { en: 'Ask about payments that take days', es: 'Consultar los pagos que tardan días' },
    cron: '* * * * *',
    run: watchSettling,
  },
  {
    name: 'reconcile',
    title: { en: 'Compare payments with the provider', es: 'Comparar los pagos con los del proveedor' },
    cron: '7 * * * *',
    run: reconcile,
  },
  {
    name: 'collect-balances',
    title: {
      en: 'Charge balances that families agreed to',
      es: 'Cobrar los saldos que las familias aceptaron',
    },
    cron: '*/5 * * * *',
    run: collectBalances,
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
    name: 'tidy-crew',
    title: { en: 'Erase access to addresses', es: 'Borrar los accesos a las direcciones' },
    cron: '25 * * * *',
    run: tidyCrew,
  },
  {
    name: 'forget-requests',
    title: { en: 'Forget old requests', es: 'Olvidar las solicitudes antiguas' },
    cron: '*/10 * * * *',
    run: forgetOldRequests,
  },
  {
    name: 'turn-notice',
    title: { en: 'Show or take down the notice bar', es: 'Mostrar o quitar el aviso' },
    cron: '0 0 * * *',
    run: turnNotice,
  },
  {
    name: 'backup',
    title: { en: 'Back up', es: 'Hacer la copia de seguridad' },
    cron: '20 2 * * *',
    expireInSeconds: 6 * 3600,
    run: backUpDaily,
  },
  {
    name: 'make-exports',
    title: { en: 'Pack everything for its owner', es: 'Empaquetar todo para su dueño' },
    cron: '* * * * *',
    expireInSeconds: 6 * 3600,
    run: makeExports,
  },
  {
    name: 'send-webhooks',
    title: { en: 'Tell other programs of bookings', es: 'Avisar de las reservas a otros programas' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueWebhooks,
  },
  {
    name: 'send-push',
    title: { en: 'Tell the phones of staff', es: 'Avisar a los teléfonos del equipo' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendPush,
  },
  {
    name: 'write-texts',
    title: { en: 'Write the texts that are due', es: 'Escribir los mensajes de texto del momento' },
    cron: '* * * * *',
    run: queueDueTexts,
  },
  {
    name: 'send-texts',
    title: { en: 'Send texts', es: 'Enviar los mensajes de texto' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueTexts,
  },
  {
    name: 'send-mail',
    title: { en: 'Send mail', es: 'Enviar los correos' },
    cron: '* * * * *',
    keepsWatch: true,
    run: sendDueMail,
  },
]
