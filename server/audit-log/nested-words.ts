import { daysInWords } from '#domain/text/counted.ts'
import type { Language } from '#domain/text/language.ts'
import { formatShort } from '#domain/time/party-day.ts'

const ENGLISH = {
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  zip: (code: string) => `ZIP ${code}`,
  within: (miles: number) => `within ${miles} mi`,
  rateFrom: (day: string) => `from ${formatShort(day)} on`,
  refund: (days: number) => `refund more than ${daysInWords(days)} before`,

  contactInfo: { address: 'address', phone: 'phone', email: 'email', hours: 'business hours' },
  socialLinks: { instagram: 'Instagram', facebook: 'Facebook', pinterest: 'Pinterest' },
  invoiceDetails: {
    companyName: 'company',
    address: 'address',
    taxNumber: 'tax number',
    prefix: 'beginning of numbers',
  },
  teepeeSpace: { widthFeet: 'width (ft)', lengthFeet: 'length (ft)', walkwayFeet: 'way between two (ft)' },
  minutes: { base: 'base', perTeepee: 'per teepee', perAddon: 'per add-on' },
  delivery: {
    enabled: 'charged',
    depotZip: 'ZIP code of the depot',
    roadFactor: 'road factor',
    baseFeeCents: 'base fee',
    perMileCents: 'per mile',
    freeMiles: 'miles in the base fee',
    serviceMiles: 'miles we go at most',
  },
  tax: {
    enabled: 'charged',
    statePercent: 'state rate',
    ratesCheckedOn: 'rates checked on',
    themeTaxable: 'teepees are taxable',
    addonsTaxable: 'add-ons are taxable',
    deliveryTaxable: 'delivery is taxable',
    couponReducesTax: 'coupons reduce the taxable amount',
  },
  policy: {
    depositPercent: 'deposit',
    times: 'free moves',
    daysBefore: 'moves more days ahead than',
  },
  ways: { cashApp: 'Cash App', klarna: 'Klarna', bankAccount: 'bank account' },
  damage: { maximumCents: 'at most for one party' },
  hold: { amountCents: 'amount' },
  autopay: { enabled: 'offered', noticeDays: 'mailed days before', hour: 'charged at hour' },
}
export type NestedWords = typeof ENGLISH

const SPANISH: NestedWords = {
  yes: 'sí',
  no: 'no',
  nothing: 'nada',
  zip: (code) => `código postal ${code}`,
  within: (miles) => `hasta ${miles} millas`,
  rateFrom: (day) => `desde el ${formatShort(day, 'es')}`,
  refund: (days) => `reembolso más de ${daysInWords(days, 'es')} antes`,

  contactInfo: {
    address: 'dirección',
    phone: 'teléfono',
    email: 'correo electrónico',
    hours: 'horario de atención',
  },
  socialLinks: { instagram: 'Instagram', facebook: 'Facebook', pinterest: 'Pinterest' },
  invoiceDetails: {
    companyName: 'empresa',
    address: 'dirección',
    taxNumber: 'número fiscal',
    prefix: 'comienzo de los números',
  },
  teepeeSpace: {
    widthFeet: 'ancho (pies)',
    lengthFeet: 'largo (pies)',
    walkwayFeet: 'paso entre dos (pies)',
  },
  minutes: { base: 'base', perTeepee: 'por tipi', perAddon: 'por complemento' },
  delivery: {
    enabled: 'se cobra',
    depotZip: 'código postal del depósito',
    roadFactor: 'factor de carretera',
    baseFeeCents: 'tarifa base',
    perMileCents: 'por milla',
    freeMiles: 'millas en la tarifa base',
    serviceMiles: 'millas como máximo',
  },
  tax: {
    enabled: 'se cobra',
    statePercent: 'tasa estatal',
    ratesCheckedOn: 'tasas revisadas el',
    themeTaxable: 'los tipis pagan impuesto',
    addonsTaxable: 'los complementos pagan impuesto',
    deliveryTaxable: 'la entrega paga impuesto',
    couponReducesTax: 'los cupones reducen la base del impuesto',
  },
  policy: {
    depositPercent: 'depósito',
    times: 'cambios de fecha gratis',
    daysBefore: 'cambios con más días de antelación que',
  },
  ways: { cashApp: 'Cash App', klarna: 'Klarna', bankAccount: 'cuenta bancaria' },
  damage: { maximumCents: 'como máximo por fiesta' },
  hold: { amountCents: 'monto' },
  autopay: { enabled: 'se ofrece', noticeDays: 'correo días antes', hour: 'se cobra a la hora' },
}

/** What changes inside of objects are told with. */
export const NESTED_WORDS: Readonly<Record<Language, NestedWords>> = { en: ENGLISH, es: SPANISH }
