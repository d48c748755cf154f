import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { SETUP_BEGUN } from './crew-visit.ts'
import { type Example, MONEY_EXAMPLES } from './money-examples.ts'

type Kind = AuditFacts['kind']

const FULL = storeMessage(message('calendar.fullyBooked', { day: '2027-02-13' }))
const HOOK = 'https://example.com'
const EXEMPTION = { certificate: '85-8012345678C-1', until: '2027-12-31' }

/** Examples of every kind, as the compiler enforces. `«…»` marks what may stay English in the Spanish text. */
export const EXAMPLES: { readonly [One in Kind]: readonly Example<One>[] } = {
  text: [
    [{ kind: 'text', text: 'Rose Garden' }, 'Rose Garden', '«Rose Garden»'],
    [{ kind: 'text', text: '10.0.0.7' }, '10.0.0.7', '10.0.0.7'],
  ],
  quote: [
    [
      { kind: 'quote', by: 'Erin Shore', text: 'What a night' },
      'Erin Shore: What a night',
      '«Erin Shore»: «What a night»',
    ],
  ],
  erased: [[{ kind: 'erased' }, 'erased', 'borrado']],
  'crew-event': [SETUP_BEGUN],
  changes: [
    [{ kind: 'changes', changes: [] }, '', ''],
    [
      {
        kind: 'changes',
        changes: [
          { field: 'bookingStatus', before: 'pending', after: 'confirmed' },
          { field: 'isDeposit', before: true, after: false },
          { field: 'totalAmount', before: '150.00', after: '270.00' },
          { field: 'couponCode', before: null, after: 'SPRING' },
          { field: 'bookingDate', before: '2026-12-08', after: '2026-12-15' },
        ],
      },
      'bookingStatus: pending → confirmed; isDeposit: true → false; totalAmount: 150.00 → 270.00; couponCode:  → SPRING; bookingDate: 2026-12-08 → 2026-12-15',
      'Estado: pendiente → confirmada; Con depósito: sí → no; Precio total: $150.00 → $270.00; Cupón: nada → «SPRING»; Fecha: 8 dic 2026 → 15 dic 2026',
    ],
    [
      {
        kind: 'changes',
        changes: [{ field: 'city', before: 'Miami', after: 'Doral' }],
        taxExemption: { before: null, after: EXEMPTION },
        addons: { before: [], after: [{ name: 'Luna', quantity: 2 }] },
        overruled: FULL,
      },
      'city: Miami → Doral; taxExemption:  → certificate 85-8012345678C-1, until Dec 31, 2027; addons: none → 2 × Luna; despite the calendar: Saturday, February 13, 2027 is fully booked.',
      'Ciudad: «Miami» → «Doral»; Exención de impuestos: nada → certificado 85-8012345678C-1, hasta el 31 dic 2027; Complementos: ninguno → 2 × «Luna»; a pesar del calendario: El sábado, 13 de febrero de 2027 ya está completo.',
    ],
    [
      {
        kind: 'changes',
        changes: [{ field: 'totalAmount', before: '225.00', after: '150.00' }],
        priceReason: 'A torn canvas',
      },
      'totalAmount: 225.00 → 150.00; price by hand: A torn canvas',
      'Precio total: $225.00 → $150.00; precio a mano: «A torn canvas»',
    ],
    [
      {
        kind: 'changes',
        changes: [{ field: 'quantity', before: 3, after: 2 }],
        of: 'Van',
        breaksBookedDays: true,
      },
      'Van: quantity: 3 → 2, despite booked days',
      '«Van»: Cantidad: 3 → 2, a pesar de días ya reservados',
    ],
    [
      { kind: 'changes', changes: [{ field: 'role', before: 'owner', after: 'crew' }], of: 'maria' },
      'maria: role: owner → crew',
      '«maria»: Función: propietario → montaje',
    ],
    [
      { kind: 'changes', changes: [{ field: 'galleryImages', before: [], after: ['/a.jpg'] }] },
      'galleryImages: [] → ["/a.jpg"]',
      'Galería: nada → «/a.jpg»',
    ],
    [
      {
        kind: 'changes',
        changes: [{ field: 'themeId', before: 1, after: 6 }],
        theme: { before: 'Boho', after: 'Rose Garden' },
      },
      'themeId: 1 → 6',
      'Tema: «Boho» → «Rose Garden»',
    ],
    [
      {
        kind: 'changes',
        changes: [
          { field: 'maxUses', before: 40, after: null },
          { field: 'validUntil', before: null, after: '2027-02-21T04:59:59.999Z' },
          { field: 'delivery', before: 'Delivery Income', after: '4200' },
        ],
      },
      'maxUses: 40 → ; validUntil:  → 2027-02-21T04:59:59.999Z; delivery: Delivery Income → 4200',
      'Usos máximos: 40 → nada; Válido hasta: nada → sábado, 20 de febrero de 2027, 11:59 p.m.; Cuenta de la entrega: «Delivery Income» → 4200',
    ],
    [
      { kind: 'changes', changes: [{ field: 'constructor', before: 1, after: 2 }] },
      'constructor: 1 → 2',
      'constructor: 1 → 2',
    ],
  ],
  'phone-booking': [
    [
      { kind: 'phone-booking', sendsPaymentLink: false, taxExemption: null, overruled: null },
      'by phone',
      'por teléfono',
    ],
    [
      {
        kind: 'phone-booking',
        sendsPaymentLink: false,
        taxExemption: null,
        overruled: null,
        area: 'unknown',
      },
      'by phone, at an unknown ZIP code',
      'por teléfono, en un código postal desconocido',
    ],
    [
      {
        kind: 'phone-booking',
        sendsPaymentLink: true,
        taxExemption: { certificate: '85-1', until: null },
        overruled: FULL,
        area: 'outside',
      },
      'by phone, with an emailed payment link, tax exempt: certificate 85-1, outside the delivery area, despite the calendar: Saturday, February 13, 2027 is fully booked.',
      'por teléfono, con un enlace de pago por correo, exento de impuestos: certificado 85-1, fuera de la zona de entrega, a pesar del calendario: El sábado, 13 de febrero de 2027 ya está completo.',
    ],
  ],
  'removed-trial': [
    [
      { kind: 'removed-trial', bookings: 1, removed: [{ id: 12, paidCents: 7_500 }] },
      '1 booking made to try the site, with all its traces: #12 $75.00',
      '1 reserva hecha para probar el sitio, con todo su rastro: #12 $75.00',
    ],
  ],
  'deleted-booking': [
    [
      { kind: 'deleted-booking', reference: 'MT-1', customerName: 'Ana Ruiz', day: '2027-02-13' },
      'MT-1, Ana Ruiz, 2027-02-13',
      'MT-1, «Ana Ruiz», 13 feb 2027',
    ],
  ],
  cancellation: [
    [
      { kind: 'cancellation', refundCents: 500, policyCents: 900, reason: 'She was ill.' },
      '$5.00 refunded (policy: $9.00). She was ill.',
      'Se devuelven $5.00 (según la política: $9.00). «She was ill.»',
    ],
    [
      {
        kind: 'cancellation',
        refundCents: 0,
        policyCents: 0,
        reason: storeMessage(refundReason('rules.nothingToRefund')),
      },
      '$0.00 refunded (policy: $0.00). Nothing has been paid, so there is nothing to refund.',
      'Se devuelven $0.00 (según la política: $0.00). No se ha pagado nada, así que no hay nada que reembolsar.',
    ],
  ],
  release: [
    [{ kind: 'release', cause: 'lapsed' }, 'It wasn’t paid in time.', 'No se pagó a tiempo.'],
    [
      { kind: 'release', cause: 'provider-down' },
      'The card provider couldn’t be reached.',
      'No se pudo llegar al proveedor de tarjetas.',
    ],
  ],
  ...MONEY_EXAMPLES,
  finding: [
    [
      {
        kind: 'finding',
        sentence: 'What an older release says.',
        about: { kind: 'not-recorded', values: { takenCents: 7_500 } },
      },
      '$75.00 was taken but not recorded here. It is now.',
      'Se cobraron $75.00, pero aquí no estaban anotados. Ya lo están.',
    ],
    [
      { kind: 'finding', sentence: 'Something else differs.' },
      'Something else differs.',
      '«Something else differs.»',
    ],
  ],
  'closed-day': [
    [
      { kind: 'closed-day', day: '2027-03-01', reason: 'Family wedding' },
      '2027-03-01: Family wedding',
      '1 mar 2027: «Family wedding»',
    ],
    [{ kind: 'closed-day', day: '2027-03-01', reason: null }, '2027-03-01', '1 mar 2027'],
  ],
  'work-on-day': [
    [
      {
        kind: 'work-on-day',
        day: '2027-03-01',
        crews: { count: 2, from: '09:00', to: '14:00' },
        reason: 'Holiday',
      },
      '2027-03-01: 2 crews 09:00 to 14:00 (Holiday)',
      '1 mar 2027: 2 equipos de 09:00 a 14:00 («Holiday»)',
    ],
    [
      { kind: 'work-on-day', day: '2027-03-01', crews: null, reason: null, breaksBookedDays: true },
      '2027-03-01: nobody, despite booked days',
      '1 mar 2027: nadie, a pesar de días ya reservados',
    ],
  ],
  'work-as-weekday': [
    [
      { kind: 'work-as-weekday', day: '2027-03-01' },
      '2027-03-01: as its weekday',
      '1 mar 2027: según su día de la semana',
    ],
  ],
  'resource-days': [
    [
      {
        kind: 'resource-days',
        delta: -1,
        from: '2027-03-01',
        to: '2027-03-04',
        reason: 'Repair',
        of: 'Van',
        breaksBookedDays: true,
      },
      'Van: -1 from 2027-03-01 to 2027-03-04: Repair, despite booked days',
      '«Van»: -1 del 1 mar 2027 al 4 mar 2027: «Repair», a pesar de días ya reservados',
    ],
  ],
  'no-resource-days': [
    [
      { kind: 'no-resource-days', delta: -1, from: '2027-03-01', to: '2027-03-04', of: 'Van' },
      'Van: no longer -1 from 2027-03-01 to 2027-03-04',
      '«Van»: ya no -1 del 1 mar 2027 al 4 mar 2027',
    ],
  ],
  requirements: [
    [{ kind: 'requirements', count: 3, of: 'Van' }, 'Van: 3 requirements', '«Van»: 3 requisitos'],
    [{ kind: 'requirements', count: 1 }, '1 requirements', '1 requisito'],
  ],
  order: [
    [{ kind: 'order', ids: [3, 1, 2] }, '3, 1, 2', '3, 1, 2'],
    [{ kind: 'order', ids: [3, 1], names: ['Luna', 'Boho'] }, '3, 1', '«Luna», «Boho»'],
  ],
  import: [
    [
      { kind: 'import', what: 'bookings', count: 1, filename: 'Calendar.csv' },
      '1 booking, Calendar.csv',
      '1 reserva, «Calendar.csv»',
    ],
    [
      { kind: 'import', what: 'unavailable-dates', count: 12, filename: 'Closed.ics' },
      '12 closed days, Closed.ics',
      '12 días cerrados, «Closed.ics»',
    ],
  ],
  photos: [[{ kind: 'photos', made: 2, wanted: 9 }, '2 of 9 photos', '2 de 9 fotos']],
  terms: [
    [
      { kind: 'terms', version: 3, sha256: 'c0ffee' },
      'version 3, SHA-256 c0ffee',
      'versión 3, SHA-256 c0ffee',
    ],
  ],
  'spanish-text': [
    [
      { kind: 'spanish-text', place: 'theme/8/name', about: 'Rose Garden', field: 'Name' },
      'Spanish: Rose Garden, name',
      'Español: «Rose Garden», nombre',
    ],
    [
      { kind: 'spanish-text', place: 'settings/hours', about: 'Contact', field: 'Business hours' },
      'Spanish: Contact, business hours',
      'Español: Contacto, horario de atención',
    ],
  ],
  translation: [
    [
      { kind: 'translation', language: 'en', place: 'theme/8/name', about: 'Rose Garden', field: 'Name' },
      'English: Rose Garden, name',
      'Inglés: «Rose Garden», nombre',
    ],
  ],
  'site-texts': [
    [
      { kind: 'site-texts', language: 'en', version: 3, changed: ['hero.title'] },
      'English texts of the site: 1 change',
      'Textos del sitio en inglés: 1 cambio',
    ],
    [
      { kind: 'site-texts', language: 'es', version: 4, changed: ['faq', 'notice'] },
      'Spanish texts of the site: 2 changes',
      'Textos del sitio en español: 2 cambios',
    ],
  ],
  'calendar-address': [
    [
      { kind: 'calendar-address' },
      'A new address for the calendar feed; the old one no longer works.',
      'Una nueva dirección para el calendario; la anterior ya no funciona.',
    ],
  ],
  'merged-customer': [[{ kind: 'merged-customer', id: 12 }, 'with #12', 'con #12']],
  member: [[{ kind: 'member', name: 'maria', role: 'office' }, 'maria, office', '«maria», oficina']],
  'accepted-invitation': [
    [
      { kind: 'accepted-invitation', role: 'crew', invitedBy: 'admin' },
      'crew, invited by admin',
      'montaje, por invitación de «admin»',
    ],
    [{ kind: 'accepted-invitation', role: 'crew', invitedBy: null }, 'crew', 'montaje'],
  ],
  devices: [[{ kind: 'devices', addresses: ['10.0.0.7', '::1'] }, '10.0.0.7, ::1', '10.0.0.7, ::1']],
  'api-key': [
    [
      { kind: 'api-key', name: 'Sheet', scopes: ['agenda', 'reports'] },
      'Sheet: agenda, reports',
      '«Sheet»: «agenda, reports»',
    ],
  ],
  webhook: [
    [
      { kind: 'webhook', url: HOOK, events: ['booking.paid'] },
      `${HOOK}: booking.paid`,
      `«${HOOK}»: «booking.paid»`,
    ],
  ],
  'webhook-gone': [
    [{ kind: 'webhook-gone', url: HOOK, status: 410 }, `${HOOK} answered 410`, `«${HOOK}» respondió con 410`],
  ],
}
