import type { z } from 'zod'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { Resource, ResourceUpdate } from '#contract/calendar/resources.ts'
import type { WorkChange } from '#contract/calendar/work.ts'
import type { AddonChange } from '#contract/catalogue/addons.ts'
import type { CouponChange } from '#contract/catalogue/coupons.ts'
import type { TestimonialChange } from '#contract/catalogue/testimonials.ts'
import type { ThemeChange } from '#contract/catalogue/themes.ts'
import type { changeWebhook } from '#contract/operations/webhooks.ts'
import type { MeChange } from '#contract/people/accounts.ts'
import type { AreaChange } from '#contract/site/areas.ts'
import type { SettingsChange } from '#contract/site/settings.ts'
import type { Role } from '#contract/wire/permissions.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { PriceUnit } from '#domain/money/price-unit.ts'
import type { DiscountType } from '#domain/pricing/coupon.ts'
import type { PricingSettings } from '#domain/pricing/pricing-settings.ts'
import type { AccountOf } from '#domain/reports/journal.ts'
import type { Language } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { SPANISH_WORDS } from '#domain/words/spanish.ts'
import { STEP_NEEDS, type StepNeed } from '#domain/work/crew-steps.ts'

type Change =
  | BookingChange
  | z.output<typeof ThemeChange>
  | z.output<typeof AddonChange>
  | z.output<typeof CouponChange>
  | z.output<typeof TestimonialChange>
  | z.output<typeof AreaChange>
  | z.output<typeof MeChange>
  | z.output<typeof changeWebhook.body>
  | SettingsChange
  | ResourceUpdate
  | WorkChange
  | PricingSettings
  | Record<AccountOf, string>

type KeysOf<Each> = Each extends unknown ? keyof Each : never

/** Asked for with a change, and not stored by it. */
type Unstored =
  | 'version'
  | 'force'
  | 'overrideCapacity'
  | 'overrideArea'
  | 'currentPassword'
  | 'differenceAmount'
  | 'priceByHand'
  | 'putBack'
type Computed = 'totalAmount' | 'depositAmount' | 'discountAmount' | 'finalAmount'
type Loose =
  | Computed
  | 'deliveryAccount'
  | 'taxAccount'
  | 'contactInfo'
  | 'confirmsNewsletter'
  | 'isSent'
  | 'delayHours'
  | 'googleReviewUrl'
  | 'role'
  | 'isAdmin'
  | 'takesCash'
  | 'crew'
  | 'slug'

/** What a change in the log can be of. */
export type Field = Exclude<KeysOf<Change>, Unstored> | Loose

const FIELDS: Readonly<Record<Field, string>> = {
  // Bookings
  themeId: 'Tema',
  numberOfTeepees: 'Tipis',
  bookingDate: 'Fecha',
  partyStartTime: 'Hora de inicio',
  changes: 'Cambios de pedidos por las familias',
  customerName: 'Nombre',
  customerEmail: 'Correo electrónico',
  customerPhone: 'Teléfono',
  partyAddress: 'Dirección',
  city: 'Ciudad',
  state: 'Estado (EE. UU.)',
  zipCode: 'Código postal',
  guestCount: 'Invitados',
  ...eachBookingField((name) => SPANISH_WORDS.fields[name].label),
  language: 'Idioma',
  bookingStatus: 'Estado',
  addons: 'Complementos',
  couponCode: 'Cupón',
  isDeposit: 'Con depósito',
  taxExemption: 'Exención de impuestos',
  totalAmount: 'Precio total',
  depositAmount: 'Depósito',
  discountAmount: 'Descuento',
  finalAmount: 'Precio final',

  // Themes, add-ons, coupons and testimonials
  name: 'Nombre',
  description: 'Descripción',
  pricePerTeepee: 'Precio por tipi',
  price: 'Precio',
  priceUnit: 'Unidad del precio',
  mainImage: 'Imagen principal',
  image: 'Imagen',
  galleryImages: 'Galería',
  includedItems: 'Qué incluye',
  available: 'Disponible',
  featured: 'Destacado',
  displayOrder: 'Posición',
  teepeeStock: 'Tipis disponibles',
  stock: 'Unidades disponibles',
  code: 'Código',
  discountType: 'Tipo de descuento',
  discountValue: 'Valor del descuento',
  minimumAmount: 'Monto mínimo',
  maxUses: 'Usos máximos',
  validFrom: 'Válido desde',
  validUntil: 'Válido hasta',
  active: 'Activo',
  rating: 'Calificación',
  comment: 'Comentario',
  customerImage: 'Foto del cliente',
  approved: 'Aprobado',
  bookingId: 'Reserva',

  // Areas
  zipCodes: 'Códigos postales',
  isShown: 'Visible',
  slug: 'Dirección web',

  // Settings
  siteTitle: 'Título del sitio',
  heroImage: 'Imagen de portada',
  siteLogo: 'Logotipo',
  primaryColor: 'Color primario',
  secondaryColor: 'Color secundario',
  socialLinks: 'Redes sociales',
  contactInfo: 'Contacto',
  showSampleContent: 'Contenido de ejemplo',
  confirmPaidBookings: 'Confirmar las reservas pagadas',
  maxPartiesPerDay: 'Fiestas por día',
  turnaroundDays: 'Días entre fiestas',
  minimumNoticeDays: 'Días de antelación',
  collectOnClosedDays: 'Recoger en días cerrados',
  teepeeSpace: 'Espacio por tipi',
  invoiceDetails: 'Datos de las facturas',
  offersTips: 'Pedir propina',
  showsSetupPhotos: 'Mostrar las fotos del montaje',
  asksPictureConsent: 'Pedir permiso para las fotos',
  crewSteps: 'Pasos del equipo',
  assistants: 'Abrir a los asistentes',
  confirmsNewsletter: 'Confirmar las direcciones del boletín',
  isSent: 'Se envía',
  delayHours: 'Horas de espera',
  googleReviewUrl: 'Enlace de reseñas de Google',
  delivery: 'Entrega',
  tax: 'Impuesto sobre las ventas',
  policy: 'Depósito y reembolsos',
  ways: 'Formas de pago',
  damage: 'Daños',
  hold: 'Retención en la tarjeta',
  autopay: 'Cobro automático del saldo',

  // Accounts of the journal
  card: 'Cuenta de las tarjetas',
  cash: 'Cuenta del efectivo',
  zelle: 'Cuenta de Zelle',
  cheque: 'Cuenta de los cheques',
  theme: 'Cuenta de los temas',
  addon: 'Cuenta de los complementos',
  deliveryAccount: 'Cuenta de la entrega',
  taxAccount: 'Cuenta del impuesto',
  tip: 'Cuenta de las propinas',
  damages: 'Cuenta de los daños',
  beyond: 'Cuenta del dinero de más',

  // Resources and work
  kind: 'Tipo',
  quantity: 'Cantidad',
  daysBefore: 'Días antes',
  daysAfter: 'Días después',
  enabled: 'El calendario lo tiene en cuenta',
  crews: 'Equipos',
  windows: 'Horario',
  setup: 'Montaje (min)',
  collect: 'Recogida (min)',
  driveMinutes: 'Manejo hasta una parada (min)',
  milesPerHour: 'Millas por hora',

  // Staff and webhooks
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  role: 'Función',
  isAdmin: 'Puede iniciar sesión',
  takesCash: 'Cobra en la puerta',
  crew: 'Equipo',
  events: 'Eventos',
  isActive: 'Activo',
}

type ValuesOf = {
  readonly bookingStatus: BookingStatus
  readonly language: Language
  readonly role: Role
  readonly discountType: DiscountType
  readonly priceUnit: PriceUnit
  readonly kind: Resource['kind']
  /** Those inside of it. */
  readonly crewSteps: StepNeed
}

/** Values that are words of the program, by their field. */
export const SPANISH_VALUES: { readonly [Name in keyof ValuesOf]: Readonly<Record<ValuesOf[Name], string>> } =
  {
    bookingStatus: {
      pending: 'pendiente',
      confirmed: 'confirmada',
      completed: 'completada',
      cancelled: 'cancelada',
    },
    language: { en: 'inglés', es: 'español' },
    role: { owner: 'propietario', office: 'oficina', crew: 'montaje' },
    discountType: { percentage: 'porcentaje', fixed: 'monto fijo' },
    priceUnit: SPANISH_WORDS.perUnit,
    kind: {
      frame: 'estructura',
      kit: 'juego de un tema',
      part: 'pieza compartida',
      crew: 'camioneta o equipo',
    },
    crewSteps: stepNeedsIn('es'),
  }

export const ENGLISH_VALUES: Readonly<Partial<Record<keyof ValuesOf, Readonly<Record<string, string>>>>> = {
  language: { en: 'English', es: 'Spanish' },
  crewSteps: stepNeedsIn('en'),
}

/** Fields whose names in the API do not say enough to people. */
const ENGLISH_FIELDS: Readonly<Partial<Record<Field, string>>> = {
  themeId: 'Theme',
  zipCode: 'ZIP code',
  addons: 'Add-ons',
  isDeposit: 'With deposit',
  tax: 'Sales tax',
  policy: 'Deposit and refunds',
  ways: 'Ways to pay',
  autopay: 'Balance charged by itself',
  contactInfo: 'Contact',
  offersTips: 'Ask for a tip',
  showsSetupPhotos: 'Show pictures of the setup',
  asksPictureConsent: 'Ask for pictures for the website',
  crewSteps: 'Steps of the crew',
  assistants: 'Open to assistants',
  confirmsNewsletter: 'Confirm addresses of the newsletter',
  isSent: 'Is sent',
  delayHours: 'Hours of delay',
  googleReviewUrl: 'Link for reviews on Google',
  card: 'Account for cards',
  cash: 'Account for cash',
  zelle: 'Account for Zelle',
  cheque: 'Account for cheques',
  theme: 'Account for themes',
  addon: 'Account for add-ons',
  deliveryAccount: 'Account for delivery',
  taxAccount: 'Account for sales tax',
  tip: 'Account for tips',
  damages: 'Account for damage',
  beyond: 'Account for money beyond the price',
  enabled: 'Counted by the calendar',
  windows: 'Working hours',
  setup: 'Setup (min)',
  collect: 'Collection (min)',
  driveMinutes: 'Drive to a stop (min)',
  isAdmin: 'Can sign in',
  isActive: 'Active',
}

/** Returns the name of a field; the API's own if a later version has stored another. */
export function spanishField(name: string): string {
  return isField(name) ? FIELDS[name] : name
}

/** Returns the name of a field as people read it: `Total amount`. */
export function englishField(name: string): string {
  if (isField(name) && ENGLISH_FIELDS[name]) return ENGLISH_FIELDS[name]
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function isField(name: string): name is Field {
  return Object.hasOwn(FIELDS, name)
}

function stepNeedsIn(language: Language): Readonly<Record<StepNeed, string>> {
  const text = textIn(language)
  const words = STEP_NEEDS.map((need) => [need, text(`admin.crewSteps.needs.${need}`)])
  return Object.fromEntries(words)
}
