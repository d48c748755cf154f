import type { WaitingItem } from '#contract/calendar/today.ts'
import type { Language } from '#domain/text/language.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { WAITING_SENTENCES } from './waiting-sentences.ts'

/** The items of a kind that are sent; the rest is counted. */
export const ITEMS_MOST = 20

export type Question = {
  readonly ctx: Context
  readonly today: PartyDay
  readonly language: Language
  readonly say: (typeof WAITING_SENTENCES)[Language]
}
export type Found = { readonly count: number; readonly items: WaitingItem[] }
