import { FIXED_TERMS, type PublishedTerms } from '../changes/published-terms.ts'
import { percentWords, WHOLE_PERCENTAGE } from '../money/money.ts'
import type { RescheduleLimits } from '../pricing/pricing-settings.ts'
import { daysInWords } from '../text/counted.ts'

const { balanceDueDays } = FIXED_TERMS
const ASK_FOR_DATE = 'Please ask us if you need another date.'

/**
 * The sentences about deposit, refunds and moves, for every policy that the owner can set: with any number of refund
 * steps or none, with the whole price as deposit, with no moves.
 */
export const ENGLISH_TERMS = {
  /** A step of the home page. */
  bookDate: ({ deposit }: PublishedTerms) => {
    const hold = deposit === null ? 'by paying in full' : `with ${withArticle(deposit)} deposit`
    return `See which days are free, add extras, and hold your date ${hold}.`
  },
  /** Promises of the home page. */
  dateIsSafe: ({ deposit }: PublishedTerms) =>
    deposit === null
      ? 'Your payment holds it, and nothing is left to pay later.'
      : `${capitalized(withArticle(deposit))} deposit holds it. The balance is due ${balanceDueDays} days before the event.`,
  plansMayChange: ({ reschedule }: PublishedTerms) =>
    reschedule.times === 0 ? ASK_FOR_DATE : `Move ${freeMoves(reschedule)}.`,
  /** An answer of the FAQ. */
  cancelOrMove: ({ deposit, refunds, reschedule }: PublishedTerms) =>
    [
      deposit === null
        ? 'What you pay when you book is non-refundable.'
        : `The ${deposit} deposit is non-refundable${refunds.length === 0 ? ', and so is what you pay beyond it' : ''}.`,
      ...(refunds.length === 0 ? [] : [`Cancel ${refundsInWords(refunds)}.`]),
      reschedule.times === 0 ? ASK_FOR_DATE : `You may move ${freeMoves(reschedule)}.`,
    ].join(' '),
  /** Sections of the terms of service. */
  depositAndBalance: ({ deposit }: PublishedTerms): readonly string[] =>
    deposit === null
      ? ['The full amount is paid when you book. It holds your date and is non-refundable.']
      : [
          `${capitalized(withArticle(deposit))} non-refundable deposit holds your date.`,
          `The balance is due ${balanceDueDays} days before the event. You may also pay the full amount when you book.`,
        ],
  cancellation: ({ refunds }: PublishedTerms): readonly string[] => {
    if (refunds.length === 0) return ['What has been paid is not refunded.']
    const last = refunds.at(-1)?.daysBefore
    return [
      ...refunds.map(({ daysBefore, percent }, index) => {
        const when = getDays(daysBefore, refunds[index - 1]?.daysBefore)
        const refund = percent === WHOLE_PERCENTAGE ? 'full refund' : `refund of ${percentWords(percent)}`
        return `${when}: ${refund} of amounts beyond the deposit.`
      }),
      last ? `Within ${daysInWords(last)} of the event: no refund.` : 'On the day of the event: no refund.',
    ]
  },
  rescheduling: ({ reschedule: { times, daysBefore } }: PublishedTerms) => {
    if (times === 0) return ASK_FOR_DATE
    const few = ['One free reschedule', 'Two free reschedules'][times - 1]
    const moves = few ?? `Up to ${times} free reschedules`
    const until = daysBefore === 0 ? 'until the day before' : `more than ${daysInWords(daysBefore)} before`
    return `${moves} ${until} the event, to any date that is still free.`
  },
}

/** `more than 30 days before the event and you get back ...; later, but more than 14 days before the event, ...` */
function refundsInWords(refunds: PublishedTerms['refunds']): string {
  const firstShare = refunds.findIndex(({ percent }) => percent !== WHOLE_PERCENTAGE)
  const parts = refunds.map(({ daysBefore, percent }, index) => {
    const until =
      daysBefore === 0
        ? 'before the day of the event'
        : `more than ${daysInWords(daysBefore)} before the event`
    const share = `${percentWords(percent)}${index === firstShare ? ' of what you paid beyond the deposit' : ''}`
    if (index > 0) return `later, but ${until}, ${percent === WHOLE_PERCENTAGE ? 'everything' : share}`
    return `${until} and you get back ${percent === WHOLE_PERCENTAGE ? 'everything beyond it' : share}`
  })
  const last = refunds.at(-1)?.daysBefore
  return [...parts, `${last ? `within ${daysInWords(last)}` : 'on the day itself'} there is no refund`].join(
    '; ',
  )
}

/** `the party once for free, more than 7 days before it` */
function freeMoves({ times, daysBefore }: RescheduleLimits): string {
  const often = ['once', 'twice'][times - 1] ?? `up to ${times} times`
  const until = daysBefore === 0 ? 'until the day before' : `more than ${daysInWords(daysBefore)} before`
  return `the party ${often} for free, ${until} it`
}

/** Returns the days on which a refund step applies: those before the next one, up to those of the one before. */
function getDays(daysBefore: number, earlier: number | undefined): string {
  const first = daysBefore + 1
  if (earlier === first) return `${daysInWords(first)} before the event`
  if (earlier !== undefined) return `${first} to ${daysInWords(earlier)} before the event`
  return daysBefore === 0
    ? 'Until the day before the event'
    : `More than ${daysInWords(daysBefore)} before the event`
}

/** `a 50%`, but `an 80%`, `an 11%`. */
function withArticle(percent: string): string {
  return `${/^(8|11|18)/.test(percent) ? 'an' : 'a'} ${percent}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
