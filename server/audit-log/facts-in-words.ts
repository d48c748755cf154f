import type { AuditFacts, FactsOf } from '#contract/operations/audit-facts.ts'
import { ERASED } from '#domain/customer/contact-keys.ts'
import { formatDollars } from '#domain/money/money.ts'
import { METHOD_WORDS } from '#domain/money/payment-method.ts'
import { getFindingMessage } from '#domain/payments/finding.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoment } from '#domain/time/party-day.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { aboutInSpanish, fieldInSpanish } from '#domain/words/owner-texts.ts'
import { SPANISH_WORDS } from '#domain/words/spanish.ts'
import { areaIn, changesInWords, overruledIn, sentenceIn } from './changes-in-words.ts'
import { SPANISH_VALUES } from './field-names.ts'
import { apart, joined, type Line, line, type Piece, typed } from './line.ts'

type Kind = AuditFacts['kind']
type InWords = Readonly<Record<Language, Line>>

const CLAIM_TEXTS = {
  claimed: 'damageLog.claimed',
  agree: 'damageLog.agree',
  disagree: 'damageLog.disagree',
} as const

/**
 * The facts of an entry in each language. The English is what the API has always answered, and must stay so; amounts are
 * cents.
 */
export const FACTS_IN_WORDS: { readonly [Each in Kind]: (facts: FactsOf<Each>) => InWords } = {
  text: ({ text }) => same([typed(text)]),
  quote: ({ by, text }) => same(line`${typed(by)}: ${typed(text)}`),
  erased: () => ({ en: [ERASED], es: ['borrado'] }),
  changes: (facts) =>
    tellOverride(
      facts,
      inEach((language) => changesInWords(facts, language)),
    ),

  'phone-booking': (facts) => inEach((language) => joined(phoneBooking(facts, language), ', ')),
  'deleted-booking': ({ reference, customerName, day, money }) => {
    const booking = line`${reference}, ${typed(customerName)}, ${day}`
    if (!money) return same(booking)
    const [paid, back] = [formatDollars(money.paidCents), formatDollars(money.refundCents)]
    return {
      en: line`${booking}. Of ${paid} paid, ${back} back. ${reasonIn('en', money.reason)}`,
      es: line`${booking}. De ${paid} pagados, se devuelven ${back}. ${reasonIn('es', money.reason)}`,
    }
  },
  cancellation: ({ refundCents, policyCents, reason }) => {
    const [back, policy] = [formatDollars(refundCents), formatDollars(policyCents)]
    return {
      en: line`${back} back (policy: ${policy}). ${reasonIn('en', reason)}`,
      es: line`Se devuelven ${back} (según la política: ${policy}). ${reasonIn('es', reason)}`,
    }
  },
  release: ({ cause }) => RELEASES[cause],

  'crew-event': ({ stop, event, at }) =>
    inEach((language) => [
      `${textIn(language)(`work.stops.${stop}`)}: ${textIn(language)(`crew.events.${event}`)}, ${formatMoment(new Date(at), language)}`,
    ]),

  payment: ({ amountCents, method }) => {
    const amount = formatDollars(amountCents)
    return method === null
      ? same([amount])
      : { en: [`${amount} ${METHOD_WORDS[method]}`], es: [`${amount} ${SPANISH_WORDS.by[method]}`] }
  },
  'damage-claim': ({ claimId, amountCents: amount, answer }) =>
    inEach((language) => [textIn(language)(CLAIM_TEXTS[answer ?? 'claimed'], { amount, claim: claimId })]),
  'card-charge': ({ amountCents: amount, day, card, declined }) =>
    inEach((language) => {
      const text = textIn(language)
      if (!declined)
        return [
          day === null
            ? text('audit.cardCharge', { amount, card })
            : text('audit.cardChargeOn', { amount, card, day }),
        ]
      const { code, verdict } = declined
      return [text('audit.cardDeclined', { amount, card, code, verdict })]
    }),
  'source-cost': ({ source, month, beforeCents: before, amountCents: amount }) =>
    inEach((language) => [textIn(language)('audit.sourceCost', { source, month, before, amount })]),
  'money-back': ({ amountCents, reason }) =>
    inEach((language) => line`${formatDollars(amountCents)}. ${reasonIn(language, reason)}`),
  'payment-link': ({ amountCents, to, keptUntil }) => {
    const amount = formatDollars(amountCents)
    const moment = (language: Language) => keptUntil && formatMoment(new Date(keptUntil), language)
    return {
      en: line`${amount}, to ${typed(to)}${keptUntil ? `, the date kept until ${moment('en')}` : ''}`,
      es: line`${amount}, a ${typed(to)}${keptUntil ? `, con la fecha guardada hasta el ${moment('es')}` : ''}`,
    }
  },
  finding: ({ sentence, about }) => {
    if (!about) return { en: [sentence], es: [typed(sentence)] }
    const message = getFindingMessage(about)
    return inEach((language) => [textIn(language)(message)])
  },

  'closed-day': ({ day, reason, ...override }) =>
    tellOverride(override, same(line`${day}${reason ? line`: ${typed(reason)}` : ''}`)),
  'work-on-day': ({ day, crews, reason, ...override }) => {
    const why = reason ? line` (${typed(reason)})` : ''
    const [english, spanish] = crews
      ? [
          apart(
            [`${crews.count} crews ${crews.from} to ${crews.to}`],
            [`${crews.count} ${crews.count === 1 ? 'crew' : 'crews'} ${crews.from} to ${crews.to}`],
          ),
          `${crews.count} ${crews.count === 1 ? 'equipo' : 'equipos'} de ${crews.from} a ${crews.to}`,
        ]
      : ['nobody', 'nadie']
    return tellOverride(override, { en: line`${day}: ${english}${why}`, es: line`${day}: ${spanish}${why}` })
  },
  'work-as-weekday': ({ day, ...override }) =>
    tellOverride(override, { en: [`${day}: as its weekday`], es: [`${day}: según su día de la semana`] }),
  'resource-days': ({ delta, from, to, reason, ...override }) => {
    const why = reason ? line`: ${typed(reason)}` : ''
    return tellOverride(override, {
      en: line`${delta} from ${from} to ${to}${why}`,
      es: line`${delta} del ${from} al ${to}${why}`,
    })
  },
  'no-resource-days': ({ delta, from, to, ...override }) =>
    tellOverride(override, {
      en: [`not anymore ${delta} from ${from} to ${to}`],
      es: [`ya no ${delta} del ${from} al ${to}`],
    }),
  requirements: ({ count, ...override }) =>
    tellOverride(override, {
      en: apart([`${count} requirements`], [`${count} ${count === 1 ? 'requirement' : 'requirements'}`]),
      es: [`${count} ${count === 1 ? 'requisito' : 'requisitos'}`],
    }),

  order: ({ ids, names }) =>
    same(
      apart(
        [ids.join(', ')],
        joined(
          (names ?? ids.map(String)).map((name) => [typed(name)]),
          ', ',
        ),
      ),
    ),
  import: ({ what, count, filename }) =>
    inEach((language) => [
      textIn(language)(`imports.counted.${what}`, { count }),
      ...line`, ${typed(filename)}`,
    ]),
  photos: ({ made, wanted }) => ({
    en: [`${made} of ${wanted} photos`],
    es: [`${made} de ${wanted} fotos`],
  }),
  terms: ({ version, sha256 }) => ({
    en: [`version ${version}, SHA-256 ${sha256}`],
    es: [`versión ${version}, SHA-256 ${sha256}`],
  }),
  'spanish-text': (text) => {
    const about = aboutInSpanish(text)
    return {
      en: [`Spanish: ${text.about}, ${text.field.toLowerCase()}`],
      es: line`Español: ${about === text.about ? typed(about) : about}, ${fieldInSpanish(text).toLowerCase()}`,
    }
  },
  'site-texts': ({ language: written, changed }) =>
    inEach((language) => [
      textIn(language)('siteTexts.published', { language: written, count: changed.length }),
    ]),
  'calendar-address': () => ({
    en: ['A new address for the calendar feed; the old one has stopped working.'],
    es: ['Una nueva dirección para el calendario; la anterior ya no funciona.'],
  }),
  'merged-customer': ({ id }) => ({ en: [`with #${id}`], es: [`con #${id}`] }),

  member: ({ name, role }) => inEach((language) => line`${typed(name)}, ${roleIn(language, role)}`),
  'accepted-invitation': ({ role, invitedBy }) => ({
    en: invitedBy === null ? [role] : line`${role}, invited by ${typed(invitedBy)}`,
    es:
      invitedBy === null
        ? [roleIn('es', role)]
        : line`${roleIn('es', role)}, por invitación de ${typed(invitedBy)}`,
  }),
  devices: ({ addresses }) => same([addresses.join(', ')]),
  'api-key': ({ name, scopes }) => same(line`${typed(name)}: ${typed(scopes.join(', '))}`),
  webhook: ({ url, events }) => same(line`${typed(url)}: ${typed(events.join(', '))}`),
  'webhook-gone': ({ url, status }) => ({
    en: line`${typed(url)} answered ${status}`,
    es: line`${typed(url)} respondió con ${status}`,
  }),
}

const RELEASES: Readonly<Record<FactsOf<'release'>['cause'], InWords>> = {
  lapsed: { en: ['It was not paid in time.'], es: ['No se pagó a tiempo.'] },
  'provider-down': {
    en: ['The card provider could not be reached.'],
    es: ['No se pudo llegar al proveedor de tarjetas.'],
  },
}

function phoneBooking(
  { sendsPaymentLink, taxExemption, overruled, area }: FactsOf<'phone-booking'>,
  language: Language,
): Line[] {
  const [byPhone, withLink, exempt] =
    language === 'es'
      ? ['por teléfono', 'con un enlace de pago por correo', 'exento de impuestos']
      : ['by phone', 'with a payment link by mail', 'tax exempt']
  return [
    [byPhone],
    ...(sendsPaymentLink ? [[withLink]] : []),
    ...(taxExemption ? [[`${exempt}: ${exemptionWords(taxExemption, language)}`]] : []),
    ...(area ? [[areaIn(language, area)]] : []),
    ...(overruled ? [[overruledIn(language, overruled)]] : []),
  ]
}

function same(words: Line): InWords {
  return { en: words, es: words }
}

function inEach(tellIn: (language: Language) => Line): InWords {
  return { en: tellIn('en'), es: tellIn('es') }
}

type Override = Pick<FactsOf<'changes'>, 'of' | 'breaksBookedDays'>

function tellOverride({ of, breaksBookedDays }: Override, { en, es }: InWords): InWords {
  const name = of === undefined ? '' : line`${typed(of)}: `
  return {
    en: line`${name}${en}${breaksBookedDays ? ', although booked days break' : ''}`,
    es: line`${name}${es}${breaksBookedDays ? ', aunque no alcanza para días ya reservados' : ''}`,
  }
}

function reasonIn(language: Language, reason: FactsOf<'cancellation'>['reason']): Piece {
  return typeof reason === 'string' ? typed(reason) : sentenceIn(language, reason)
}

function roleIn(language: Language, role: FactsOf<'member'>['role']): string {
  return language === 'es' ? SPANISH_VALUES.role[role] : role
}
