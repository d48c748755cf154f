import type { Language } from '../text/language.ts'
import type { InvoiceSeries } from './invoice-number.ts'

const ENGLISH = {
  names: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<InvoiceSeries, string>,
  number: 'Number',
  date: 'Date',
  billedTo: 'Billed to',
  booking: 'Booking ID',
  party: 'Party',
  takesBackInvoice: 'For invoice',
  takesBack: 'Takes back',
  beforeInvoices: 'a payment from before invoices',
  reason: 'Reason',
  taxNumber: (taxNumber: string) => `Tax number ${taxNumber}`,
  thePrice: 'The party',
  theDamage: 'Damage',
  claimed: 'Claimed',
  waived: 'Waived',
  charged: 'To be paid',
  total: 'Total',
  discount: 'Discount',
  afterDiscount: 'Total after discount',
  stateTax: (percent: string, taxable: string) => `of it Florida sales tax, ${percent} of ${taxable}`,
  countyTax: (county: string | null, percent: string) =>
    `of it surtax of ${county ?? 'the county'}, ${percent}`,
  theMoney: { invoice: 'This payment', creditNote: 'This refund' } satisfies Record<InvoiceSeries, string>,
  paidBefore: 'Paid before',
  paidNow: (method: string) => `Paid ${method}`,
  sentBack: (method: string) => `Sent back, paid ${method}`,
  notSentBack: 'Not sent back',
  includedTax: 'Sales tax in it',
  paidAfter: 'Paid in all',
  left: 'Left to pay',
}

const SPANISH: typeof ENGLISH = {
  names: { invoice: 'Factura', creditNote: 'Nota de crédito' },
  number: 'Número',
  date: 'Fecha',
  billedTo: 'Facturado a',
  booking: 'Reserva',
  party: 'Fiesta',
  takesBackInvoice: 'De la factura',
  takesBack: 'Anula',
  beforeInvoices: 'un pago anterior a las facturas',
  reason: 'Motivo',
  taxNumber: (taxNumber) => `Número fiscal ${taxNumber}`,
  thePrice: 'La fiesta',
  theDamage: 'Daños',
  claimed: 'Reclamado',
  waived: 'Condonado',
  charged: 'A pagar',
  total: 'Total',
  discount: 'Descuento',
  afterDiscount: 'Total con descuento',
  stateTax: (percent, taxable) => `incluye impuesto sobre las ventas de Florida, ${percent} de ${taxable}`,
  countyTax: (county, percent) => `incluye recargo ${county ? `de ${county}` : 'del condado'}, ${percent}`,
  theMoney: { invoice: 'Este pago', creditNote: 'Este reembolso' },
  paidBefore: 'Pagado antes',
  paidNow: (method) => `Pagado ${method}`,
  sentBack: (method) => `Devuelto, pagado ${method}`,
  notSentBack: 'No devuelto',
  includedTax: 'Impuesto sobre las ventas incluido',
  paidAfter: 'Pagado en total',
  left: 'Por pagar',
}

/** Every text of invoices and credit notes on paper. */
export function invoiceTextsIn(language: Language): typeof ENGLISH {
  return language === 'es' ? SPANISH : ENGLISH
}
