import type { AuditAction, AuditSubject } from '#contract/operations/audit.ts'
import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import type { DiaryAction } from '#contract/operations/history.ts'
import type { PushKind } from '#contract/operations/push.ts'
import type { EVENT_CHANGES, EventKind as Topic } from '#contract/operations/staff-events.ts'
import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import type { EventJob } from '#server/foundation/database/schema/events.ts'

/** What open screens show anew: everything, or what happened to the record with the number of the event's subject. */
export type LiveChanges = 'reload' | Readonly<Partial<Record<Topic, (typeof EVENT_CHANGES)[number]>>>

/** What is known about a kind of event, and what it causes. */
export type EventEntry = {
  /** What the audit log says was done; missing if the log does not list it. */
  readonly action?: AuditAction
  /** What a booking's history says was done, if the log does not list it. */
  readonly diary?: DiaryAction
  /** Which facts it has; several if they differ from one event to the next. */
  readonly facts?: AuditFacts['kind'] | readonly AuditFacts['kind'][]
  readonly mayLackFacts?: true
  /** What other programs are told, in this order. */
  readonly webhooks?: readonly WebhookEvent[]
  /** What open screens show anew, if it is not the subject alone: see `getLiveChanges`. */
  readonly live?: LiveChanges
  /** What phones are notified of. */
  readonly push?: PushKind
  /** What jobs do because of it, each once. */
  readonly jobs?: readonly EventJob[]
  /** What the webhook says about a booking that is deleted without being changed first. */
  readonly as?: { readonly bookingStatus: 'cancelled' }
}

/** Money came in. */
export const PAID = { live: { booking: 'changed', payment: 'created' }, push: 'paid' } as const

/** What staff call a record, or the words of a review. */
export const RECORD = ['text', 'quote'] as const

/** Entries by kind: `theme.created` is about a theme, whose id is the subject's. */
export type EventEntries = Readonly<Record<`${AuditSubject | 'waiting-list' | 'text'}.${string}`, EventEntry>>
