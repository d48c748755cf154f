import type { AuditAction } from '#contract/operations/audit.ts'
import type { DiaryAction } from '#contract/operations/history.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** The actions on a booking that its history tells. */
const ACTIONS = {
  created: 'admin.booking.history.did.created',
  changed: 'admin.booking.history.did.changed',
  rescheduled: 'admin.booking.history.did.rescheduled',
  cancelled: 'admin.booking.history.did.cancelled',
  deleted: 'admin.booking.history.did.deleted',
  released: 'admin.booking.history.did.released',
  'paid for': 'admin.booking.history.did.paidFor',
  'paid the balance of': 'admin.booking.history.did.paidTheBalanceOf',
  'recorded a payment': 'admin.booking.history.did.recordedAPayment',
  'sent a payment link for': 'admin.booking.history.did.sentAPaymentLinkFor',
  'sent money back for': 'admin.booking.history.did.sentMoneyBackFor',
  'sent a failed refund again for': 'admin.booking.history.did.sentAFailedRefundAgainFor',
  'handed back money for': 'admin.booking.history.did.handedBackMoneyFor',
  'agreed to a charge for': 'admin.booking.history.did.agreedToAChargeFor',
  'took back the card of': 'admin.booking.history.did.tookBackTheCardOf',
  'charged the saved card of': 'admin.booking.history.did.chargedTheSavedCardOf',
  'tried the saved card of': 'admin.booking.history.did.triedTheSavedCardOf',
  'agreed to a hold for': 'admin.booking.history.did.agreedToAHoldFor',
  'took back the hold of': 'admin.booking.history.did.tookBackTheHoldOf',
  'held an amount on the card of': 'admin.booking.history.did.heldAnAmountOnTheCardOf',
  'released the hold on the card of': 'admin.booking.history.did.releasedTheHoldOnTheCardOf',
  'tipped the crew of': 'admin.booking.history.did.tippedTheCrewOf',
  'claimed damage of': 'admin.booking.history.did.claimedDamageOf',
  'answered a damage claim of': 'admin.booking.history.did.answeredADamageClaimOf',
  'decided a damage claim of': 'admin.booking.history.did.decidedADamageClaimOf',
  'withdrew a damage claim of': 'admin.booking.history.did.withdrewADamageClaimOf',
  'paid for damage of': 'admin.booking.history.did.paidForDamageOf',
  'reported from': 'admin.booking.history.did.reportedFrom',
  'dealt with a stop of': 'admin.booking.history.did.dealtWithAStopOf',
  washed: 'admin.booking.history.did.washed',
  checked: 'admin.booking.history.did.checked',
  'told the access to': 'admin.booking.history.did.toldTheAccessTo',
  imported: 'admin.booking.history.did.imported',
  'kept the day of': 'admin.booking.history.did.keptTheDayOf',
  'agreed to the terms for': 'admin.booking.history.did.agreedToTheTermsFor',
  'failed to pay for': 'admin.booking.history.did.failedToPayFor',
  'sent the refund of': 'admin.booking.history.did.sentTheRefundOf',
  'noted a dispute about': 'admin.booking.history.did.notedADisputeAbout',
  'noted news of a dispute about': 'admin.booking.history.did.notedNewsOfADisputeAbout',
  'erased the family of': 'admin.booking.history.did.erasedTheFamilyOf',
} as const satisfies Readonly<Record<DiaryAction, MessageId> & Partial<Record<AuditAction, MessageId>>>

/** Returns 'Maria created this booking'. Actions of a newer release are shown as it wrote them. */
export function describeEntry(who: string, action: string, text: Text): string {
  return isKnown(action)
    ? text(ACTIONS[action], { who })
    : text('admin.booking.history.other', { who, action })
}

function isKnown(action: string): action is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, action)
}
