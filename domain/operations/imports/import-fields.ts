import type { AmountTerms } from './read-amount.ts'

/** What can be imported from another program, each from a file of its own. */
export const IMPORT_KINDS = ['bookings', 'customers', 'coupons', 'unavailable-dates', 'addons'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** How a field's cells are parsed. */
export type Reading =
  | 'text'
  /** Text without line breaks. */
  | 'line'
  | 'phone'
  | 'email'
  | 'day'
  | 'time'
  | 'money'
  | 'count'
  | 'yesNo'
  | 'status'
  | 'month'

type Field = AmountTerms & {
  readonly reads: Reading
  /** A row without it is rejected. */
  readonly isNeeded?: boolean
  /** What other programs and families' own spreadsheets call it, as `headingKey` writes it. */
  readonly alsoCalled: readonly string[]
  /** The value in the template's sample row. */
  readonly example: string
}

const NAME = [
  'name',
  'customer',
  'client',
  'clientname',
  'fullname',
  'contact',
  'contactname',
  'family',
  'nombre',
  'familia',
]
const FIRST = ['firstname', 'first', 'givenname', 'clientfirstname', 'customerfirstname']
const LAST = [
  'lastname',
  'last',
  'surname',
  'familyname',
  'clientlastname',
  'customerlastname',
  'apellido',
  'apellidos',
]
const EMAIL = ['email', 'emailaddress', 'mail', 'clientemail', 'contactemail', 'correo', 'correoelectronico']
const PHONE = [
  'phone',
  'cell',
  'cellphone',
  'mobile',
  'mobilephone',
  'phonenumber',
  'clientphone',
  'telefono',
  'celular',
]
const NOTES = ['notes', 'note', 'comments', 'comment', 'internalnotes', 'description', 'notas']

/** The fields of each kind, by their names in the API. */
const IMPORT_FIELDS = {
  bookings: {
    bookingDate: {
      reads: 'day',
      isNeeded: true,
      alsoCalled: [
        'date',
        'partydate',
        'dateofparty',
        'eventdate',
        'dateofevent',
        'startdate',
        'startsat',
        'eventstart',
        'start',
        'fecha',
        'fechadelafiesta',
      ],
      example: '2027-02-13',
    },
    partyStartTime: {
      reads: 'time',
      alsoCalled: ['starttime', 'time', 'eventtime', 'eventstarttime', 'hora', 'horadeinicio'],
      example: '5:00 PM',
    },
    customerName: { reads: 'line', isNeeded: true, alsoCalled: NAME, example: 'Maria Gomez' },
    firstName: { reads: 'line', alsoCalled: FIRST, example: '' },
    lastName: { reads: 'line', alsoCalled: LAST, example: '' },
    customerEmail: { reads: 'email', isNeeded: true, alsoCalled: EMAIL, example: 'maria@example.com' },
    customerPhone: { reads: 'phone', isNeeded: true, alsoCalled: PHONE, example: '(305) 555-0123' },
    partyAddress: {
      reads: 'line',
      isNeeded: true,
      alsoCalled: [
        'address',
        'street',
        'streetaddress',
        'address1',
        'venueaddress',
        'deliveryaddress',
        'direccion',
      ],
      example: '120 Ocean Drive',
    },
    city: {
      reads: 'line',
      isNeeded: true,
      alsoCalled: ['town', 'venuecity', 'deliverycity', 'ciudad'],
      example: 'Miami Beach',
    },
    state: { reads: 'line', alsoCalled: ['region', 'province', 'estado'], example: 'FL' },
    zipCode: {
      reads: 'text',
      isNeeded: true,
      alsoCalled: ['zip', 'postalcode', 'postcode', 'zipcode', 'deliveryzip', 'codigopostal'],
      example: '33139',
    },
    fullAddress: {
      reads: 'text',
      alsoCalled: ['location', 'venue', 'where', 'eventaddress', 'lugar'],
      example: '',
    },
    themeName: {
      reads: 'line',
      isNeeded: true,
      alsoCalled: ['theme', 'product', 'item', 'items', 'rental', 'rentals', 'package', 'tema'],
      example: '',
    },
    themeId: { reads: 'count', alsoCalled: [], example: '' },
    numberOfTeepees: {
      reads: 'count',
      alsoCalled: ['teepees', 'tents', 'tipis', 'quantity', 'qty', 'cantidad'],
      example: '3',
    },
    guestCount: {
      reads: 'count',
      isNeeded: true,
      alsoCalled: ['guests', 'children', 'kids', 'headcount', 'attendees', 'ninos', 'invitados'],
      example: '6',
    },
    addons: { reads: 'text', alsoCalled: ['addon', 'extras', 'extra', 'complementos'], example: '' },
    totalAmount: {
      reads: 'money',
      alsoCalled: [
        'total',
        'grandtotal',
        'grandtotalwithtax',
        'totalprice',
        'price',
        'contracttotal',
        'ordertotal',
      ],
      example: '$450.00',
    },
    discountAmount: {
      reads: 'money',
      isDiscount: true,
      isDashZero: true,
      alsoCalled: ['discount', 'discounttotal', 'descuento'],
      example: '',
    },
    couponCode: { reads: 'line', alsoCalled: ['coupon', 'couponcode', 'promocode', 'cupon'], example: '' },
    paidAmount: {
      reads: 'money',
      isDashZero: true,
      alsoCalled: ['paid', 'amountpaid', 'totalpaid', 'netpaid', 'payments', 'pricepaid', 'pagado'],
      example: '$225.00',
    },
    balanceAmount: {
      reads: 'money',
      alsoCalled: ['balance', 'balancedue', 'amountdue', 'due', 'remaining', 'owed', 'saldo'],
      example: '',
    },
    depositAmount: { reads: 'money', alsoCalled: ['deposit', 'anticipo'], example: '' },
    bookingStatus: {
      reads: 'status',
      alsoCalled: ['status', 'orderstatus', 'leadstatus', 'projectstatus', 'estatus'],
      example: 'confirmed',
    },
    /** Whether something was paid, in words. */
    paymentStatus: { reads: 'line', alsoCalled: ['payment', 'estadodepago'], example: '' },
    bookingId: { reads: 'line', alsoCalled: ['reference', 'bookingreference'], example: '' },
    language: { reads: 'line', alsoCalled: ['idioma'], example: 'en' },
    specialRequests: { reads: 'text', alsoCalled: ['requests', 'wishes', ...NOTES], example: '' },
    customThemeDetails: { reads: 'text', alsoCalled: ['themewishes'], example: '' },
    allergiesAndNeeds: { reads: 'text', alsoCalled: ['allergies', 'alergias'], example: '' },
    floor: { reads: 'line', alsoCalled: ['piso'], example: '' },
    stairs: { reads: 'yesNo', alsoCalled: ['escaleras'], example: '' },
  },
  customers: {
    customerName: { reads: 'line', alsoCalled: NAME, example: 'Maria Gomez' },
    firstName: { reads: 'line', alsoCalled: FIRST, example: '' },
    lastName: { reads: 'line', alsoCalled: LAST, example: '' },
    customerEmail: { reads: 'email', isNeeded: true, alsoCalled: EMAIL, example: 'maria@example.com' },
    customerPhone: { reads: 'phone', alsoCalled: PHONE, example: '(305) 555-0123' },
    notes: { reads: 'text', alsoCalled: NOTES, example: 'Park behind the house.' },
    birthMonth: { reads: 'month', alsoCalled: ['birthday', 'birthdaymonth', 'cumpleanos'], example: 'May' },
  },
  coupons: {
    code: {
      reads: 'line',
      isNeeded: true,
      alsoCalled: ['coupon', 'couponcode', 'promocode', 'codigo'],
      example: 'WELCOME',
    },
    description: { reads: 'text', alsoCalled: NOTES, example: 'For friends' },
    discountType: { reads: 'line', alsoCalled: ['type', 'kind', 'tipo'], example: 'percentage' },
    discountValue: {
      reads: 'money',
      isNeeded: true,
      alsoCalled: ['discount', 'value', 'amount', 'percent', 'percentage', 'descuento'],
      example: '10',
    },
    minimumAmount: {
      reads: 'money',
      isDashZero: true,
      alsoCalled: ['minimum', 'minimumorder', 'minimo'],
      example: '',
    },
    maxUses: { reads: 'count', alsoCalled: ['uses', 'limit', 'usagelimit', 'usos'], example: '' },
    usedCount: { reads: 'count', alsoCalled: ['used', 'usecount', 'usados'], example: '' },
    validFrom: { reads: 'day', alsoCalled: ['from', 'starts', 'startdate', 'desde'], example: '' },
    validUntil: {
      reads: 'day',
      alsoCalled: ['until', 'ends', 'enddate', 'expires', 'expirydate', 'hasta'],
      example: '2027-12-31',
    },
    active: { reads: 'yesNo', alsoCalled: ['isactive', 'enabled', 'activo'], example: 'yes' },
  },
  'unavailable-dates': {
    date: {
      reads: 'day',
      isNeeded: true,
      alsoCalled: ['day', 'startdate', 'start', 'from', 'closedday', 'fecha'],
      example: '2027-12-24',
    },
    /** Of several closed days. */
    lastDate: {
      reads: 'day',
      alsoCalled: ['enddate', 'end', 'to', 'until', 'lastday', 'fechafin', 'fechadefin', 'hasta'],
      example: '',
    },
    /** Only midnight counts: the last day is then the one before. */
    lastTime: { reads: 'text', alsoCalled: ['endtime', 'horafin', 'horadefin'], example: '' },
    reason: {
      reads: 'line',
      alsoCalled: ['subject', 'title', 'summary', 'why', 'event', 'motivo', ...NOTES],
      example: 'Holiday',
    },
  },
  addons: {
    name: {
      reads: 'line',
      isNeeded: true,
      alsoCalled: ['addon', 'product', 'productname', 'item', 'itemname', 'title', 'nombre'],
      example: 'Popcorn stand',
    },
    description: {
      reads: 'text',
      alsoCalled: ['details', 'descripcion', ...NOTES],
      example: 'With a bag each',
    },
    price: {
      reads: 'money',
      isNeeded: true,
      alsoCalled: ['baseprice', 'rate', 'unitprice', 'cost', 'precio'],
      example: '$45.00',
    },
    priceUnit: { reads: 'line', alsoCalled: ['per', 'unit', 'unidad'], example: '' },
    stock: { reads: 'count', alsoCalled: ['quantity', 'qty', 'inventory', 'existencias'], example: '2' },
    available: { reads: 'yesNo', alsoCalled: ['active', 'enabled', 'visible', 'disponible'], example: 'yes' },
    featured: { reads: 'yesNo', alsoCalled: ['destacado'], example: '' },
  },
} as const satisfies Readonly<Record<ImportKind, Readonly<Record<string, Field>>>>

type Fields = typeof IMPORT_FIELDS
type KindField<Kind extends ImportKind> = keyof Fields[Kind] & string
export type ImportField = { [Kind in ImportKind]: KindField<Kind> }[ImportKind]

export function describeImportField(kind: ImportKind, name: string): Field | undefined {
  const fields: Readonly<Record<string, Field>> = IMPORT_FIELDS[kind]
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function importFieldNames(kind: ImportKind): readonly ImportField[] {
  return Object.keys(IMPORT_FIELDS[kind]) as ImportField[]
}

export function isImportField(name: string): name is ImportField {
  return IMPORT_KINDS.some((kind) => Object.hasOwn(IMPORT_FIELDS[kind], name))
}
