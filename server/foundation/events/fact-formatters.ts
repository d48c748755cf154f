import type { AuditFacts, KindFacts } from '#contract/operations/audit-facts.ts'
import { getExemptionMessage } from '#domain/catalogue/pricing/tax-exemption.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getDiscrepancyMessage } from '#domain/money/payments/discrepancy.ts'
import { nameOwnerText, type OwnerText } from '#domain/site/site-texts/name-owner-text.ts'
import { describeChanges, describeDay, describeOverruled, formatStoredMessage } from './describe-changes.ts'
import { asTyped, joinLines, type Line, line, type Piece, splitByReader, textLine } from './line.ts'

type Kind = AuditFacts['kind']

const CLAIM_TEXTS = {
  claimed: 'damageLog.claimed',
  agree: 'damageLog.agree',
  disagree: 'damageLog.disagree',
} as const

/**
 * Describes the facts of an entry in the reader's language, on one line. The English wording is part of the API and
 * must not change; amounts are cents.
 */
export const FACT_FORMATTERS: {
  readonly [Each in Kind]: (facts: KindFacts<Each>, language: Language) => Line
} = {
  text: ({ text }) => [asTyped(text)],
  quote: ({ by, text }) => line`${asTyped(by)}: ${asTyped(text)}`,
  erased: (_, language) => [textIn(language)('audit.facts.erased')],
  changes: (facts, language) => addOverride(facts, describeChanges(facts, language), language),

  'phone-booking': (facts, language) => joinLines(phoneBooking(facts, language), ', '),
  'removed-trial': ({ bookings: count, removed = [] }, language) => {
    const all = textIn(language)('audit.facts.removedTrial', { count })
    const each = removed.map(({ id, paidCents }) => `#${id} ${formatDollars(paidCents)}`)
    return [each.length > 0 ? `${all}: ${each.join(', ')}` : all]
  },
  'deleted-booking': ({ reference, customerName, day, money }, language) => {
    const booking = line`${reference}, ${asTyped(customerName)}, ${describeDay(language, day)}`
    if (!money) return booking
    const { paidCents: paid, refundCents: back, reason } = money
    return textLine(language, 'audit.facts.deletedPaid', {
      booking,
      paid,
      back,
      reason: reasonIn(language, reason),
    })
  },
  cancellation: ({ refundCents: back, policyCents: policy, reason }, language) =>
    textLine(language, 'audit.facts.cancellation', { back, policy, reason: reasonIn(language, reason) }),
  release: ({ cause }, language) => [textIn(language)(`audit.facts.release.${cause}`)],

  'crew-event': ({ stop, event, at }, language) => [
    `${textIn(language)(`work.stops.${stop}`)}: ${textIn(language)(`crew.events.${event}`)}, ${formatMoment(new Date(at), language)}`,
  ],

  payment: ({ amountCents, method }, language) => {
    const amount = formatDollars(amountCents)
    return [method === null ? amount : `${amount} ${textIn(language)(`price.by.${method}`)}`]
  },
  'damage-claim': ({ claimId, amountCents: amount, answer }, language) => [
    textIn(language)(CLAIM_TEXTS[answer ?? 'claimed'], { amount, claim: claimId }),
  ],
  'card-charge': ({ amountCents: amount, day, card, declined }, language) => {
    const text = textIn(language)
    if (declined) return [text('audit.cardDeclined', { amount, card, ...declined })]
    return [
      day === null
        ? text('audit.cardCharge', { amount, card })
        : text('audit.cardChargeOn', { amount, card, day }),
    ]
  },
  'source-cost': ({ source, month, beforeCents: before, amountCents: amount }, language) => [
    textIn(language)('audit.sourceCost', { source, month, before, amount }),
  ],
  'money-back': ({ amountCents, reason }, language) =>
    line`${formatDollars(amountCents)}. ${reasonIn(language, reason)}`,
  'payment-link': ({ amountCents: amount, to, keptUntil: until }, language) =>
    until
      ? textLine(language, 'audit.facts.paymentLinkKept', { amount, to: asTyped(to), until })
      : textLine(language, 'audit.facts.paymentLink', { amount, to: asTyped(to) }),
  finding: ({ sentence, about }, language) => {
    if (about) return [textIn(language)(getDiscrepancyMessage(about))]
    return [language === DEFAULT_LANGUAGE ? sentence : asTyped(sentence)]
  },

  'closed-day': ({ day, reason, ...override }, language) =>
    addOverride(
      override,
      line`${describeDay(language, day)}${reason ? line`: ${asTyped(reason)}` : ''}`,
      language,
    ),
  'work-on-day': ({ day, crews, reason, ...override }, language) => {
    const why = reason ? line` (${asTyped(reason)})` : ''
    const detail = crews
      ? splitByReader(
          [`${crews.count} crews ${crews.from} to ${crews.to}`],
          [textIn(language)('audit.facts.crewsOnDay', crews)],
        )
      : [textIn(language)('audit.facts.nobodyOnDay')]
    return addOverride(override, line`${describeDay(language, day)}: ${detail}${why}`, language)
  },
  'work-as-weekday': ({ day, ...override }, language) =>
    addOverride(
      override,
      textLine(language, 'audit.facts.asWeekday', { day: describeDay(language, day) }),
      language,
    ),
  'resource-days': ({ delta, from, to, reason, ...override }, language) => {
    const why = reason ? line`: ${asTyped(reason)}` : ''
    const days = textLine(language, 'audit.facts.resourceDays', {
      delta,
      from: describeDay(language, from),
      to: describeDay(language, to),
    })
    return addOverride(override, line`${days}${why}`, language)
  },
  'no-resource-days': ({ delta, from, to, ...override }, language) =>
    addOverride(
      override,
      textLine(language, 'audit.facts.noResourceDays', {
        delta,
        from: describeDay(language, from),
        to: describeDay(language, to),
      }),
      language,
    ),
  requirements: ({ count, ...override }, language) =>
    addOverride(
      override,
      splitByReader([`${count} requirements`], [textIn(language)('audit.facts.requirements', { count })]),
      language,
    ),

  order: ({ ids, names }) =>
    splitByReader(
      [ids.join(', ')],
      joinLines(
        (names ?? ids.map(String)).map((name) => [asTyped(name)]),
        ', ',
      ),
    ),
  import: ({ what, count, filename }, language) =>
    line`${textIn(language)(`imports.counted.${what}`, { count })}, ${asTyped(filename)}`,
  photos: ({ made, wanted }, language) => [textIn(language)('audit.facts.photos', { made, wanted })],
  terms: ({ version, sha256 }, language) => [textIn(language)('audit.facts.terms', { version, sha256 })],
  'spanish-text': (place, language) => tellTranslation({ ...place, language: 'es' }, language),
  translation: tellTranslation,
  'site-texts': ({ language: written, changed }, language) => [
    textIn(language)('siteTexts.published', { language: written, count: changed.length }),
  ],
  'calendar-address': (_, language) => [textIn(language)('audit.facts.calendarAddress')],
  'merged-customer': ({ id }, language) => [textIn(language)('audit.facts.mergedCustomer', { number: id })],

  member: ({ name, role }, language) =>
    line`${asTyped(name)}, ${textIn(language)(`audit.values.role.${role}`)}`,
  'accepted-invitation': ({ role: id, invitedBy }, language) => {
    const role = textIn(language)(`audit.values.role.${id}`)
    return invitedBy === null
      ? [role]
      : textLine(language, 'audit.facts.invitedBy', { role, name: asTyped(invitedBy) })
  },
  devices: ({ addresses }) => [addresses.join(', ')],
  'api-key': ({ name, scopes }) => line`${asTyped(name)}: ${asTyped(scopes.join(', '))}`,
  webhook: ({ url, events }) => line`${asTyped(url)}: ${asTyped(events.join(', '))}`,
  'webhook-gone': ({ url, status }, language) =>
    textLine(language, 'audit.facts.webhookGone', { address: asTyped(url), status }),
}

type Translated = OwnerText & { readonly language: Language }

function tellTranslation({ language: into, ...place }: Translated, language: Language): Line {
  const { about, field } = nameOwnerText(place, textIn(language))
  return textLine(language, 'audit.facts.translation', {
    language: into,
    about: about === place.about && language !== DEFAULT_LANGUAGE ? asTyped(about) : about,
    field: field.toLowerCase(),
  })
}

function phoneBooking(
  { sendsPaymentLink, taxExemption, overruled, area }: KindFacts<'phone-booking'>,
  language: Language,
): Line[] {
  const text = textIn(language)
  const exemption = taxExemption && getExemptionMessage(taxExemption)
  return [
    [text('audit.facts.byPhone')],
    ...(sendsPaymentLink ? [[text('audit.facts.withPaymentLink')]] : []),
    ...(exemption ? [[text('audit.facts.taxExempt', { exemption })]] : []),
    ...(area ? [[text(`audit.facts.area.${area}`)]] : []),
    ...(overruled ? [[describeOverruled(language, overruled)]] : []),
  ]
}

type OverrideFacts = Pick<KindFacts<'changes'>, 'of' | 'breaksBookedDays'>

function addOverride({ of, breaksBookedDays }: OverrideFacts, detail: Line, language: Language): Line {
  const change = of === undefined ? detail : line`${asTyped(of)}: ${detail}`
  return breaksBookedDays ? textLine(language, 'audit.facts.breaksBookedDays', { change }) : change
}

function reasonIn(language: Language, reason: KindFacts<'cancellation'>['reason']): Piece {
  return typeof reason === 'string' ? asTyped(reason) : formatStoredMessage(language, reason)
}
