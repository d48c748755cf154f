import { inBoth } from '#app/lib/language/in-both.ts'

export const PRICING_WORDS = inBoth(
  {
    title: 'Delivery, Tax and Deposit',
    hint: 'Applies to new bookings; existing ones keep their price and their terms. This is not legal advice: ask your accountant which rates and lines are taxable for you.',
    loadFailed: 'Failed to load the prices',
    save: 'Save Prices',
    chargesDelivery: 'Charge for delivery',
    chargesDeliveryHint: 'By the ZIP code of the party. Families outside the area are asked to call.',
    depotZip: 'Van starts at ZIP',
    baseFee: 'Base fee ($)',
    perMile: 'Per mile ($)',
    freeMiles: 'Miles in the base fee',
    serviceMiles: 'Maximum miles',
    roadFactor: 'Road factor',
    rings: 'Fees by distance',
    ringsHint:
      'One per line: the miles and the fee of every place within them, such as 10 0.00. Beyond the last line the base fee and the miles are charged.',
    zipFees: 'Fees by ZIP code',
    zipFeesHint: 'One per line, such as 33139 40.00. They override the distance.',
    chargesTax: 'Charge sales tax',
    chargesTaxHint:
      'Florida’s rate and the surtax of the county of the party (Department of Revenue, form DR-15DSS).',
    statePercent: 'State rate (%)',
    ratesCheckedOn: 'Rates checked on',
    counties: 'County rates',
    countiesHint:
      'One per line: county, percent and the first party date, such as Miami-Dade 1.00 2027-01-01.',
    zipCounties: 'Counties by ZIP code',
    zipCountiesHint:
      'For ZIP codes that have no county of their own. One per line, such as 33101 Miami-Dade.',
    themeTaxable: 'Teepees are taxable',
    addonsTaxable: 'Add-ons are taxable',
    deliveryTaxable: 'Delivery is taxable',
    deliveryTaxableHint: 'It is in Florida where a family cannot decline it (rule 12A-1.045).',
    couponReducesTax: 'Coupons reduce the taxable amount',
    depositPercent: 'Deposit (%)',
    refundSteps: 'Refunds',
    refundStepsHint:
      'One per line: the number of days before the party, and the percentage that comes back of what was paid beyond the deposit, such as 14 100.00.',
    rescheduleTimes: 'Free moves by the family',
    rescheduleDays: 'More than this many days before',
    unreadable: (line: string, example: string) =>
      `“${line}” cannot be read. Write a line such as ${example}.`,
    noNumber: 'Please enter a number',
    noMiles: 'Please enter a number of miles, or nothing for everywhere',
  },
  {
    title: 'Entrega, impuesto y depósito',
    hint: 'Vale para las reservas nuevas; las ya hechas conservan su precio y sus condiciones. Esto no es asesoría legal: pregunte a su contador qué tasas y qué conceptos pagan impuesto en su caso.',
    loadFailed: 'No se pudieron cargar los precios',
    save: 'Guardar los precios',
    chargesDelivery: 'Cobrar la entrega',
    chargesDeliveryHint:
      'Según el código postal de la fiesta. A las familias fuera de la zona se les pide que llamen.',
    depotZip: 'Código postal de salida',
    baseFee: 'Tarifa base ($)',
    perMile: 'Por milla ($)',
    freeMiles: 'Millas incluidas',
    serviceMiles: 'Máximo de millas',
    roadFactor: 'Factor de carretera',
    rings: 'Tarifas por distancia',
    ringsHint:
      'Una por línea: las millas y la tarifa de todo lugar dentro de ellas, como 10 0.00. Más allá de la última línea se cobran la tarifa base y las millas.',
    zipFees: 'Tarifas por código postal',
    zipFeesHint: 'Una por línea, como 33139 40.00. Valen más que la distancia.',
    chargesTax: 'Cobrar el impuesto sobre las ventas',
    chargesTaxHint:
      'La tasa de Florida y el recargo del condado de la fiesta (Departamento de Impuestos, formulario DR-15DSS).',
    statePercent: 'Tasa estatal (%)',
    ratesCheckedOn: 'Tasas revisadas el',
    counties: 'Tasas por condado',
    countiesHint:
      'Una por línea: condado, porcentaje y la primera fecha de fiesta, como Miami-Dade 1.00 2027-01-01.',
    zipCounties: 'Condados por código postal',
    zipCountiesHint: 'Para códigos postales sin condado propio. Uno por línea, como 33101 Miami-Dade.',
    themeTaxable: 'Los tipis pagan impuesto',
    addonsTaxable: 'Los complementos pagan impuesto',
    deliveryTaxable: 'La entrega paga impuesto',
    deliveryTaxableHint: 'Así es en Florida cuando la familia no puede rechazarla (regla 12A-1.045).',
    couponReducesTax: 'Los cupones reducen la base del impuesto',
    depositPercent: 'Depósito (%)',
    refundSteps: 'Reembolsos',
    refundStepsHint:
      'Uno por línea: más de cuántos días antes de la fiesta y qué porcentaje se devuelve de lo pagado por encima del depósito, como 14 100.00.',
    rescheduleTimes: 'Cambios de fecha gratis',
    rescheduleDays: 'Con más de estos días de antelación',
    unreadable: (line, example) => `“${line}” no se entiende. Escriba una línea como ${example}.`,
    noNumber: 'Escriba un número',
    noMiles: 'Escriba un número de millas, o nada si va a todas partes',
  },
)
export type PricingWords = typeof PRICING_WORDS.en
