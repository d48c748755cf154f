import { FIXED_TERMS, type PublishedTerms } from '#domain/booking/changes/published-terms.ts'
import type { RescheduleLimits } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'

/** A section of the terms of service: a paragraph or a list. */
export type TermsSection = {
  readonly title: string
  readonly text?: string
  readonly list?: readonly string[]
}

/** The terms that apply until the owner publishes a version. */
export function describeTerms(terms: PublishedTerms, text: Text): readonly TermsSection[] {
  return [
    { title: text('legal.service.who.title'), text: text('legal.service.who.text') },
    {
      title: text(terms.deposit === null ? 'legal.service.payment.title' : 'legal.service.deposit.title'),
      list: describeDeposit(terms, text),
    },
    { title: text('legal.service.cancelling.title'), list: describeRefunds(terms, text) },
    { title: text('legal.service.moving.title'), text: describeMoves(terms, text) },
    {
      title: text('legal.service.delivery.title'),
      list: [
        text('legal.service.delivery.1', { miles: FIXED_TERMS.serviceMiles }),
        text('legal.service.delivery.2'),
        text('legal.service.delivery.3'),
      ],
    },
    {
      title: text('legal.service.yourPart.title'),
      list: ([1, 2, 3] as const).map((item) => text(`legal.service.yourPart.${item}`)),
    },
  ]
}

/**
 * Returns the terms as one text for the owner to edit, in the form that `termsBlocks` reads: each list item is a
 * paragraph.
 */
export function writeTerms(terms: PublishedTerms, text: Text): string {
  return describeTerms(terms, text)
    .flatMap(({ title, text: paragraph, list = [] }) => [
      `# ${title}`,
      ...(paragraph === undefined ? [] : [paragraph]),
      ...list,
    ])
    .join('\n\n')
}

/**
 * Returns the values for texts about the terms. `sound` is how the deposit is pronounced, since English has `a 50%
 * deposit` but `an 80% deposit`; it is `none` if the whole price is paid when booking.
 */
export function getTermsValues({ deposit, reschedule }: PublishedTerms): Message['values'] {
  const vowel = /^(8|11|18)/
  return {
    deposit: deposit ?? '',
    sound: deposit === null ? 'none' : vowel.test(deposit) ? 'vowel' : 'consonant',
    balanceDays: FIXED_TERMS.balanceDueDays,
    miles: FIXED_TERMS.serviceMiles,
    ...getMoveValues(reschedule),
  }
}

/**
 * Returns the sentences about deposit, refunds and moves for every policy the owner can set: any number of refund steps
 * or none, the whole price as deposit, no moves.
 */
export function describeCancelOrMove(terms: PublishedTerms, text: Text): string {
  const { deposit, refunds, reschedule } = terms
  const kept = deposit === null ? 'payment' : refunds.length === 0 ? 'all' : 'deposit'
  return [
    text('usualTerms.kept', { kept, deposit: deposit ?? '' }),
    ...(refunds.length === 0 ? [] : [text('usualTerms.cancel', { steps: describeSteps(refunds, text) })]),
    text('usualTerms.mayMove', getMoveValues(reschedule)),
  ].join(' ')
}

/** `more than 30 days before the event and you get back ...; later, but more than 14 days before the event, ...` */
function describeSteps(refunds: PublishedTerms['refunds'], text: Text): string {
  const firstShare = refunds.findIndex(({ percent }) => percent !== WHOLE_PERCENTAGE)
  const steps = refunds.map(({ daysBefore: days, percent }, index) => {
    const share = percent === WHOLE_PERCENTAGE ? 'all' : index === firstShare ? 'first' : 'next'
    return text(index === 0 ? 'usualTerms.step.first' : 'usualTerms.step.later', { days, percent, share })
  })
  const end = text('usualTerms.step.none', { days: refunds.at(-1)?.daysBefore ?? 0 })
  return [...steps, end].reduce((all, step) => text('usualTerms.step.and', { steps: all, step }))
}

/** A section of the terms of service. */
export function describeDeposit(terms: PublishedTerms, text: Text): readonly string[] {
  const { sound, deposit, balanceDays: days } = getTermsValues(terms)
  const holdsDate = text({ id: 'usualTerms.holdsDate', values: { sound, deposit } as Message['values'] })
  return terms.deposit === null
    ? [holdsDate]
    : [holdsDate, text('usualTerms.balanceDue', { days: Number(days) })]
}

/** A section of the terms of service: a line for each refund step, and one for the days without a refund. */
export function describeRefunds({ refunds }: PublishedTerms, text: Text): readonly string[] {
  if (refunds.length === 0) return [text('usualTerms.nothingRefunded')]
  return [
    ...refunds.map(({ daysBefore: days, percent }, index) => {
      const share = percent === WHOLE_PERCENTAGE ? 'all' : 'part'
      const from = days + 1
      const to = refunds[index - 1]?.daysBefore
      if (to === undefined) return text('usualTerms.refund.until', { days, percent, share })
      return from === to
        ? text('usualTerms.refund.onDay', { days: from, percent, share })
        : text('usualTerms.refund.between', { from, to, percent, share })
    }),
    text('usualTerms.refund.none', { days: refunds.at(-1)?.daysBefore ?? 0 }),
  ]
}

/** A section of the terms of service. */
export function describeMoves({ reschedule }: PublishedTerms, text: Text): string {
  return text('usualTerms.rescheduling', getMoveValues(reschedule))
}

function getMoveValues({ times, daysBefore: days, feeCents: fee = 0 }: RescheduleLimits) {
  return { times, days, fee }
}
