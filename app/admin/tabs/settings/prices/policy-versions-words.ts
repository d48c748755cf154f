import { inBoth } from '#app/lib/language/in-both.ts'
import { daysInWords } from '#domain/text/counted.ts'

export const POLICY_VERSIONS_WORDS = inBoth(
  {
    title: 'Deposit and Refunds over Time',
    hint: 'Every change is a new version, and each booking keeps the one it was made under. Refunds are shares of what was paid beyond the deposit. The home page, its questions and our standard terms of service always say the one that holds now. Terms that you have published keep their text: publish a new version if they name other figures.',
    loadFailed: 'Failed to load the versions',
    version: (version: number) => `Version ${version}`,
    older: (count: number) => (count === 1 ? '1 older version' : `${count} older versions`),
    holdsNow: 'In effect',
    fromTheStart: 'Since the site was opened',
    since: (from: string) => `Since ${from}`,
    until: (to: string) => `Until ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    setBy: (who: string) => `set by ${who}`,
    deposit: 'Deposit',
    wholePrice: '100%, the whole price',
    refunds: 'Refunds',
    refund: (percent: string, daysBefore: number) =>
      `${percent} ${daysBefore === 0 ? 'until the day before' : `more than ${daysInWords(daysBefore)} before`}`,
    moves: 'Free moves',
    move: (times: number, daysBefore: number) =>
      `${times}, ${daysBefore === 0 ? 'until the day before' : `more than ${daysInWords(daysBefore)} before`}`,
    none: 'None',
    bookings: 'Bookings',
  },
  {
    title: 'Depósito y reembolsos a lo largo del tiempo',
    hint: 'Cada cambio es una versión nueva, y cada reserva conserva aquella con la que se hizo. Los reembolsos son una parte de lo pagado por encima del depósito. La página de inicio, sus preguntas y nuestros términos del servicio habituales dicen siempre la que está vigente. Los términos que usted publicó conservan su texto: publique una versión nueva si nombran otras cifras.',
    loadFailed: 'No se pudieron cargar las versiones',
    version: (version) => `Versión ${version}`,
    older: (count) => (count === 1 ? '1 versión anterior' : `${count} versiones anteriores`),
    holdsNow: 'Vigente',
    fromTheStart: 'Desde que se abrió el sitio',
    since: (from) => `Desde el ${from}`,
    until: (to) => `Hasta el ${to}`,
    between: (from, to) => `Del ${from} al ${to}`,
    setBy: (who) => `por ${who}`,
    deposit: 'Depósito',
    wholePrice: '100%, el precio completo',
    refunds: 'Reembolsos',
    refund: (percent, daysBefore) =>
      `${percent} ${daysBefore === 0 ? 'hasta el día antes' : `más de ${daysInWords(daysBefore, 'es')} antes`}`,
    moves: 'Cambios de fecha gratis',
    move: (times, daysBefore) =>
      `${times}, ${daysBefore === 0 ? 'hasta el día antes' : `más de ${daysInWords(daysBefore, 'es')} antes`}`,
    none: 'Ninguno',
    bookings: 'Reservas',
  },
)
