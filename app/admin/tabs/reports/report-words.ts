import { inBoth } from '#app/lib/language/in-both.ts'

/** Every sentence of the reports but the journal's. Tables have headings in the reader's language, files in English. */
export const REPORT_WORDS = inBoth(
  {
    title: 'Reports',
    hint: 'Days and months are counted in Miami’s time.',
    signIn: 'Please log in to view the reports',
    parts: 'Reports',
    range: 'Range',
    noRange: 'Please enter a first and a last day, the last not before the first, ten years apart at most.',
    failed: 'Failed to load the report',
    download: 'Download CSV',
    /** The description of a chart for screen readers. */
    chart: (figures: string) => `Bar chart. ${figures}`,
    more: (rows: number) => `and ${rows} more in the table`,

    presets: {
      'this-month': 'This month',
      'last-12-months': 'Last 12 months',
      'this-year': 'This year',
      'next-12-months': 'Next 12 months',
      own: 'Own dates',
    },

    tabs: {
      revenue: 'Revenue',
      fullness: 'How full',
      leadTime: 'Lead time',
      coupons: 'Coupons',
      balances: 'Balances',
      salesTax: 'Sales tax',
      journal: 'Journal',
    },

    money: { taken: 'Taken', back: 'Sent back', net: 'Net' },

    kinds: {
      theme: 'Theme',
      addon: 'Add-on',
      delivery: 'Delivery',
      tax: 'Sales tax',
      beyond: 'Paid beyond the price',
      unbooked: 'Without a booking',
    },

    revenue: {
      time: 'Revenue over time',
      timeHint:
        'Money really taken less money sent back, on the day it moved. What families still owe is not in it.',
      items: 'What it was for',
      itemsHint:
        'Each payment is spread over what the booking was sold for, to the cent. Bookings that were changed count as they stand now.',
      zips: 'By ZIP code',
      zipsHint: 'Where the parties are.',
      none: 'No money moved in this range.',
      period: 'Time',
      kind: 'Kind',
      name: 'Name',
      zip: 'ZIP',
    },

    fullness: {
      title: 'How full the days are',
      hint: 'Parties of the places there are, by today’s settings. Closed days have no places.',
      period: 'Time',
      openDays: 'Open days',
      parties: 'Parties',
      places: 'Places',
      share: 'Full',
      teepees: 'Teepees',
    },

    leadTime: {
      title: 'How early families book',
      hint: 'Days between booking and party, of the bookings that were made in this range.',
      none: 'Nobody booked in this range.',
      group: 'Before the party',
      bookings: 'Bookings',
      share: 'Share',
      median: (days: number) => `Half of them book ${days} ${days === 1 ? 'day' : 'days'} ahead or more.`,
    },

    coupons: {
      title: 'What coupons do',
      hint: 'Bookings that were made in this range, and what they have paid since.',
      none: 'Nobody booked in this range.',
      code: 'Coupon',
      without: 'Without a coupon',
      bookings: 'Bookings',
      discount: 'Given away',
      revenue: 'Revenue',
      average: 'For each booking',
    },

    balances: {
      title: 'Balances due',
      hint: 'What is still to be paid for the parties of this range. Who owes it stands in the Outbox, under Balances.',
      none: 'Nothing is owed for the parties of this range.',
      day: 'Party date',
      bookings: 'Bookings',
      owed: 'Owed',
      overdue: 'Overdue',
    },

    salesTax: {
      title: 'Sales tax by county',
      hint: 'By the month of the party: Florida’s tax is due as a whole at the time of the sale, also where it is paid in parts (rule 12A-1.056). Cancelled parties are left out. This is not legal advice: ask your accountant, also about deposits that you kept.',
      none: 'No party of this range was sold with sales tax.',
      untaxed: (amount: string) => `${amount} of parties in this range were sold while no tax was charged.`,
      month: 'Month',
      county: 'County',
      noCounty: 'County not known',
      parties: 'Parties',
      taxable: 'Taxable',
      exempt: 'Exempt',
      state: 'State tax',
      surtax: 'Surtax',
      tax: 'Tax',
    },
  },
  {
    title: 'Informes',
    hint: 'Los días y los meses se cuentan en la hora de Miami.',
    signIn: 'Inicie sesión para ver los informes',
    parts: 'Informes',
    range: 'Período',
    noRange:
      'Escriba un primer y un último día: el último no antes del primero, y con diez años entre ellos como máximo.',
    failed: 'No se pudo cargar el informe',
    download: 'Descargar CSV',
    chart: (figures) => `Gráfico de barras. ${figures}`,
    more: (rows) => `y ${rows} más en la tabla`,

    presets: {
      'this-month': 'Este mes',
      'last-12-months': 'Últimos 12 meses',
      'this-year': 'Este año',
      'next-12-months': 'Próximos 12 meses',
      own: 'Otras fechas',
    },

    tabs: {
      revenue: 'Ingresos',
      fullness: 'Ocupación',
      leadTime: 'Anticipación',
      coupons: 'Cupones',
      balances: 'Saldos',
      salesTax: 'Impuesto',
      journal: 'Diario contable',
    },

    money: { taken: 'Cobrado', back: 'Devuelto', net: 'Neto' },

    kinds: {
      theme: 'Tema',
      addon: 'Complemento',
      delivery: 'Entrega',
      tax: 'Impuesto sobre las ventas',
      beyond: 'Pagado por encima del precio',
      unbooked: 'Sin reserva',
    },

    revenue: {
      time: 'Ingresos en el tiempo',
      timeHint:
        'El dinero realmente cobrado menos el devuelto, en el día en que se movió. Lo que las familias todavía deben no está incluido.',
      items: 'De dónde vienen',
      itemsHint:
        'Cada pago se reparte, al centavo, entre lo que se vendió en la reserva. Las reservas modificadas cuentan como están ahora.',
      zips: 'Por código postal',
      zipsHint: 'Dónde son las fiestas.',
      none: 'No se movió dinero en este período.',
      period: 'Fecha',
      kind: 'Tipo',
      name: 'Nombre',
      zip: 'Código postal',
    },

    fullness: {
      title: 'Qué tan llenos están los días',
      hint: 'Fiestas entre los lugares que hay, según la configuración de hoy. Los días cerrados no tienen lugares.',
      period: 'Fecha',
      openDays: 'Días abiertos',
      parties: 'Fiestas',
      places: 'Lugares',
      share: 'Ocupación',
      teepees: 'Tipis',
    },

    leadTime: {
      title: 'Con cuánta anticipación reservan las familias',
      hint: 'Días entre la reserva y la fiesta, de las reservas que se hicieron en este período.',
      none: 'Nadie reservó en este período.',
      group: 'Antes de la fiesta',
      bookings: 'Reservas',
      share: 'Parte',
      median: (days) => `La mitad reserva con ${days} ${days === 1 ? 'día' : 'días'} de anticipación o más.`,
    },

    coupons: {
      title: 'Qué logran los cupones',
      hint: 'Las reservas que se hicieron en este período, y lo que se ha pagado por ellas desde entonces.',
      none: 'Nadie reservó en este período.',
      code: 'Cupón',
      without: 'Sin cupón',
      bookings: 'Reservas',
      discount: 'Descontado',
      revenue: 'Ingresos',
      average: 'Por reserva',
    },

    balances: {
      title: 'Saldos pendientes',
      hint: 'Lo que falta por pagar de las fiestas de este período. Quién lo debe está en la Bandeja de salida, en Saldos.',
      none: 'No se debe nada por las fiestas de este período.',
      day: 'Fecha de la fiesta',
      bookings: 'Reservas',
      owed: 'Se debe',
      overdue: 'Vencido',
    },

    salesTax: {
      title: 'Impuesto sobre las ventas por condado',
      hint: 'Por el mes de la fiesta: el impuesto de la Florida se debe completo en el momento de la venta, también si se paga en partes (regla 12A-1.056). Las fiestas canceladas no cuentan. Esto no es asesoría legal: pregunte a su contador, también sobre los depósitos con los que se quedó.',
      none: 'Ninguna fiesta de este período se vendió con impuesto sobre las ventas.',
      untaxed: (amount) => `${amount} en fiestas de este período se vendieron cuando no se cobraba impuesto.`,
      month: 'Mes',
      county: 'Condado',
      noCounty: 'Condado desconocido',
      parties: 'Fiestas',
      taxable: 'Gravado',
      exempt: 'Exento',
      state: 'Impuesto estatal',
      surtax: 'Sobretasa',
      tax: 'Impuesto',
    },
  },
)
export type ReportWords = (typeof REPORT_WORDS)['en']
