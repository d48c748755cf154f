import { FIXED_TERMS, type PublishedTerms } from '../changes/published-terms.ts'
import { percentWords, WHOLE_PERCENTAGE } from '../money/money.ts'
import type { RescheduleLimits } from '../pricing/pricing-settings.ts'
import { daysInWords } from '../text/counted.ts'
import type { ENGLISH_TERMS } from './terms-english.ts'

const { balanceDueDays } = FIXED_TERMS
const ASK_FOR_DATE = 'Consúltenos si necesita otra fecha.'

export const SPANISH_TERMS: typeof ENGLISH_TERMS = {
  bookDate: ({ deposit }) => {
    const hold = deposit === null ? 'el pago completo' : `un depósito del ${deposit}`
    return `Vea qué días están libres, agregue complementos y asegure su fecha con ${hold}.`
  },
  dateIsSafe: ({ deposit }) =>
    deposit === null
      ? 'Su pago la asegura, y no queda nada por pagar después.'
      : `Un depósito del ${deposit} la asegura. El saldo se paga ${balanceDueDays} días antes de la fiesta.`,
  plansMayChange: ({ reschedule }) =>
    reschedule.times === 0 ? ASK_FOR_DATE : `Cambie ${freeMoves(reschedule)} de la fiesta.`,
  cancelOrMove: ({ deposit, refunds, reschedule }) =>
    [
      deposit === null
        ? 'Lo que paga al reservar no es reembolsable.'
        : `El depósito del ${deposit} no es reembolsable${refunds.length === 0 ? ', y lo pagado por encima tampoco' : ''}.`,
      ...(refunds.length === 0 ? [] : [`Si cancela ${refundsInWords(refunds)}.`]),
      reschedule.times === 0 ? ASK_FOR_DATE : `Puede cambiar ${freeMoves(reschedule)}.`,
    ].join(' '),
  depositAndBalance: ({ deposit }) =>
    deposit === null
      ? ['El total se paga al reservar. Asegura su fecha y no es reembolsable.']
      : [
          `Un depósito no reembolsable del ${deposit} asegura su fecha.`,
          `El saldo se paga ${balanceDueDays} días antes de la fiesta. También puede pagar todo al reservar.`,
        ],
  cancellation: ({ refunds }) => {
    if (refunds.length === 0) return ['Lo pagado no se reembolsa.']
    const last = refunds.at(-1)?.daysBefore ?? 0
    return [
      ...refunds.map(({ daysBefore, percent }, index) => {
        const when = getDays(daysBefore, refunds[index - 1]?.daysBefore)
        const refund = percent === WHOLE_PERCENTAGE ? 'por completo' : `el ${percentWords(percent)} de`
        return `${when}: se reembolsa ${refund} lo pagado por encima del depósito.`
      }),
      last > 1
        ? `Dentro de los ${last} días anteriores a la fiesta: no hay reembolso.`
        : `El día de la fiesta${last === 1 ? ' y el anterior' : ''}: no hay reembolso.`,
    ]
  },
  rescheduling: ({ reschedule: { times, daysBefore } }) => {
    if (times === 0) return ASK_FOR_DATE
    const few = ['Un cambio de fecha', 'Dos cambios de fecha'][times - 1]
    const moves = few ?? `Hasta ${times} cambios de fecha`
    const until = daysBefore === 0 ? 'hasta el día antes' : `más de ${daysInWords(daysBefore, 'es')} antes`
    return `${moves} sin costo ${until} de la fiesta, a cualquier fecha que siga libre.`
  },
}

function refundsInWords(refunds: PublishedTerms['refunds']): string {
  const firstShare = refunds.findIndex(({ percent }) => percent !== WHOLE_PERCENTAGE)
  const parts = refunds.map(({ daysBefore, percent }, index) => {
    const until =
      daysBefore === 0
        ? 'antes del día de la fiesta'
        : `más de ${daysInWords(daysBefore, 'es')} antes de la fiesta`
    const beyond = ' lo pagado por encima del depósito'
    const share = `el ${percentWords(percent)}${index === firstShare ? ` de${beyond}` : ''}`
    if (index > 0) return `después, pero ${until}, ${percent === WHOLE_PERCENTAGE ? 'todo' : share}`
    return `${until}, se le devuelve ${percent === WHOLE_PERCENTAGE ? `todo${beyond}` : share}`
  })
  const last = refunds.at(-1)?.daysBefore ?? 0
  const late = last > 1 ? `dentro de los ${last} días` : `el mismo día${last === 1 ? ' y el anterior' : ''}`
  return [...parts, `${late} no hay reembolso`].join('; ')
}

/** `la fecha una vez sin costo, más de 7 días antes` */
function freeMoves({ times, daysBefore }: RescheduleLimits): string {
  const often = ['una vez', 'dos veces'][times - 1] ?? `hasta ${times} veces`
  const until = daysBefore === 0 ? 'hasta el día antes' : `más de ${daysInWords(daysBefore, 'es')} antes`
  return `la fecha ${often} sin costo, ${until}`
}

function getDays(daysBefore: number, earlier: number | undefined): string {
  const first = daysBefore + 1
  if (earlier === first) return `${daysInWords(first, 'es')} antes de la fiesta`
  if (earlier !== undefined) return `De ${first} a ${daysInWords(earlier, 'es')} antes de la fiesta`
  return daysBefore === 0
    ? 'Hasta el día antes de la fiesta'
    : `Más de ${daysInWords(daysBefore, 'es')} antes de la fiesta`
}
