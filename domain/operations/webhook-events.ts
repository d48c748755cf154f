/** What other programs may be told of, by group, each with its description. */
export const WEBHOOK_GROUPS = {
  bookings: {
    'booking.created': 'webhooks.kinds.bookingCreated',
    'booking.paid': 'webhooks.kinds.bookingPaid',
    'booking.changed': 'webhooks.kinds.bookingChanged',
    'booking.cancelled': 'webhooks.kinds.bookingCancelled',
    'booking.confirmed': 'webhooks.kinds.bookingConfirmed',
    'booking.moved': 'webhooks.kinds.bookingMoved',
    'booking.completed': 'webhooks.kinds.bookingCompleted',
    'booking.deleted': 'webhooks.kinds.bookingDeleted',
    'hold.expired': 'webhooks.kinds.holdExpired',
  },
  payments: {
    'payment.succeeded': 'webhooks.kinds.paymentSucceeded',
    'payment.refunded': 'webhooks.kinds.paymentRefunded',
    'payment.failed': 'webhooks.kinds.paymentFailed',
    'payment.disputed': 'webhooks.kinds.paymentDisputed',
  },
  others: {
    'message.received': 'webhooks.kinds.messageReceived',
    'review.received': 'webhooks.kinds.reviewReceived',
    'waiting_list.offered': 'webhooks.kinds.waitingListOffered',
    'crew.stop_done': 'webhooks.kinds.crewStopDone',
  },
} as const

export const WEBHOOK_DESCRIPTIONS = {
  ...WEBHOOK_GROUPS.bookings,
  ...WEBHOOK_GROUPS.payments,
  ...WEBHOOK_GROUPS.others,
}

export type WebhookEvent = keyof typeof WEBHOOK_DESCRIPTIONS

export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_DESCRIPTIONS) as readonly WebhookEvent[]
