import { inBoth } from '#app/lib/language/in-both.ts'
import type { Invoice } from '#contract/money/invoices.ts'

/** What staff read about invoices and credit notes. */
export const INVOICE_WORDS = inBoth(
  {
    names: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<Invoice['series'], string>,
    title: 'Invoices',
    hint: 'Every payment has an invoice and every refund a credit note, numbered without a gap. Nothing here can be changed.',
    caption: 'Invoices and credit notes, newest first',
    columns: {
      number: 'Number',
      kind: 'Kind',
      date: 'Date',
      customer: 'Customer',
      booking: 'Booking',
      amount: 'Amount',
      tax: 'Sales tax in it',
      takesBack: 'Takes back',
      method: 'Method',
    },
    year: 'Year',
    everyYear: 'Every year',
    none: 'There are no invoices yet. The first one is written with the next payment.',
    noneOfBooking: 'No invoice yet: it is written with the first payment.',
    before: 'Some of it was paid before invoices were written.',
    loadFailed: 'Failed to load the invoices',
    exportCsv: 'Export CSV',
    exporting: 'Exporting...',
    downloadOf: (number: string) => `Download ${number} as PDF`,
    pages: 'Pages of invoices',
    one: 'invoice or credit note',
    many: 'invoices and credit notes',
    company: 'Company data for invoices',
    companyHint:
      'They appear on every invoice from the next one on; existing invoices stay as they are. Leave a field empty to use the site’s title and address.',
    companyName: 'Company name',
    address: 'Address',
    taxNumber: 'Tax number',
    prefix: 'Number prefix',
    prefixHint: 'Goes before every number, such as MT- in MT-2027-0001.',
    prefixProblem: 'Please use up to 10 capital letters, digits or hyphens, not ending in CN-',
    saveCompany: 'Save Company Data',
  },
  {
    names: { invoice: 'Factura', creditNote: 'Nota de crédito' },
    title: 'Facturas',
    hint: 'Cada pago tiene una factura y cada reembolso una nota de crédito, numeradas sin saltos. Aquí no se puede cambiar nada.',
    caption: 'Facturas y notas de crédito, las más recientes primero',
    columns: {
      number: 'Número',
      kind: 'Tipo',
      date: 'Fecha',
      customer: 'Cliente',
      booking: 'Reserva',
      amount: 'Monto',
      tax: 'Impuesto sobre las ventas incluido',
      takesBack: 'Anula',
      method: 'Forma de pago',
    },
    year: 'Año',
    everyYear: 'Todos los años',
    none: 'Todavía no hay facturas. La primera se emite con el próximo pago.',
    noneOfBooking: 'Todavía no hay factura: se emite con el primer pago.',
    before: 'Una parte se pagó antes de que se emitieran facturas.',
    loadFailed: 'No se pudieron cargar las facturas',
    exportCsv: 'Exportar CSV',
    exporting: 'Exportando...',
    downloadOf: (number) => `Descargar ${number} en PDF`,
    pages: 'Páginas de facturas',
    one: 'factura o nota de crédito',
    many: 'facturas y notas de crédito',
    company: 'Datos de la empresa para facturas',
    companyHint:
      'Aparecen en todas las facturas a partir de la próxima; las ya emitidas quedan como están. Deje un campo vacío para usar el título y la dirección del sitio.',
    companyName: 'Nombre de la empresa',
    address: 'Dirección',
    taxNumber: 'Número de identificación fiscal',
    prefix: 'Prefijo del número',
    prefixHint: 'Va antes de cada número, como MT- en MT-2027-0001.',
    prefixProblem: 'Use hasta 10 letras mayúsculas, dígitos o guiones, sin terminar en CN-',
    saveCompany: 'Guardar datos',
  },
)

/** Returns the sign of an amount: credit notes are shown with a minus. */
export function getSign({ series }: Pick<Invoice, 'series'>): '' | '-' {
  return series === 'creditNote' ? '-' : ''
}
