import { SPANISH_BOOKING_FIELDS } from '../booking/booking-fields-spanish.ts'
import { BALANCE_DUE_DAYS } from '../money/balance.ts'
import { formatDollars } from '../money/money.ts'
import { daysInWords, teepeesInWords } from '../text/counted.ts'
import { formatShort } from '../time/party-day.ts'
import type { Words } from './english.ts'

export const SPANISH_WORDS: Words = {
  language: 'es',
  total: 'Total',
  discount: 'Descuento',
  priceAfterDiscount: 'Total con descuento',
  paidLessRefunds: 'Pagado, menos reembolsos',
  depositPaid: 'Depósito pagado',
  paidSoFar: 'Pagado hasta ahora',
  paidInFull: 'Pagado por completo',
  paidBeyond: 'Pagado por encima del precio',
  keptBeyond: 'Se queda con nosotros, según la política de reembolsos',
  restDueNow: 'Resto que se paga ahora',
  depositDueNow: 'Depósito que se paga ahora',
  dueNow: 'Se paga ahora',
  balanceDueOn: (day) => `Saldo, a pagar el ${formatShort(day, 'es')}`,
  balanceDue: `Saldo, a pagar ${BALANCE_DUE_DAYS} días antes de la fiesta`,
  waived: 'Cancelado, no se paga',
  delivery: (zip) => `Entrega en ${zip}`,
  exempt: (certificate) => `Exento de impuestos, certificado ${certificate}`,
  tax: (percent) => `Impuesto sobre las ventas (${percent})`,
  coupon: (code, off) => `Cupón ${code} (${off})`,
  off: (amount) => `${amount} de descuento`,
  balanceLater: 'Saldo, se paga después',
  agreed: 'Acordado con nuestra oficina',
  free: 'Gratis',
  perUnit: { party: 'por fiesta', child: 'por niño', teepee: 'por tipi' },
  by: { card: 'con tarjeta', cash: 'en efectivo', zelle: 'por Zelle', cheque: 'con cheque' },
  fields: SPANISH_BOOKING_FIELDS,
  parts: { theme: 'tipis', addon: 'complementos', delivery: 'entrega', tax: 'impuesto' },
  allIn: (cents, teepees, zip, parts) =>
    `${formatDollars(cents)} por ${teepeesInWords(teepees, 'es')} en ${zip}: ${parts}`,
  stillToCome: ({ delivery, tax }) => {
    const parts = [...(delivery ? ['la entrega'] : []), ...(tax ? ['el impuesto sobre las ventas'] : [])]
    return `${parts.join(' y ')} se ${parts.length > 1 ? 'agregan' : 'agrega'} según su código postal`
  },
  from: (cents, stillToCome) =>
    `Desde ${formatDollars(cents)} por ${teepeesInWords(1, 'es')}; ${stillToCome}`,
  policy: (deposit, steps) => {
    if (deposit === null) return 'Lo que paga no es reembolsable.'
    const kept = `El depósito del ${deposit} no es reembolsable`
    if (steps.length === 0) return `${kept}, y lo pagado por encima tampoco.`
    const shares = steps.map(
      ({ share, days }, index) =>
        `${share === null ? 'por completo' : `en un ${share}`} si cancela${index === 0 ? '' : ' después, pero'} ${days === 0 ? 'antes del día de la fiesta' : `más de ${daysInWords(days, 'es')} antes de la fiesta`}`,
    )
    return `${kept}; lo pagado por encima se le devuelve ${shares.join(', y ')}.`
  },
}
