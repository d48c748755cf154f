import { describe, expect, it } from 'vitest'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { PRICE_VALUES } from '#domain/catalogue/pricing/price-values.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { USUAL_STEPS } from '#domain/crew/crew-steps.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import { sourceIn } from '#domain/foundation/translation/text-in.ts'
import { getStoredName } from '#domain/foundation/values/described-values.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { describeFacts, describeInEnglish } from './describe-facts.ts'

const { delivery, tax, policy } = DEFAULT_PRICING
const WINDOW = { from: '09:00', to: '18:00' }
const CONTACT = { address: '3 Bay Road', phone: '(305) 555-0142', email: 'a@example.com', hours: 'Always' }

const CHANGES: readonly [field: string, before: unknown, after: unknown, english: string, spanish: string][] =
  [
    [
      'contactInfo',
      CONTACT,
      { ...CONTACT, phone: '(305) 555-0199', hours: 'Never' },
      'Contact, phone: (305) 555-0142 → (305) 555-0199; Contact, business hours: Always → Never',
      'Contacto, teléfono: (305) 555-0142 → (305) 555-0199; Contacto, horario de atención: «Always» → «Never»',
    ],
    [
      'socialLinks',
      { instagram: '', facebook: '' },
      { instagram: 'https://instagram.com/m', facebook: '' },
      'Social links, Instagram: nothing → https://instagram.com/m',
      'Redes sociales, Instagram: nada → «https://instagram.com/m»',
    ],
    [
      'invoiceDetails',
      null,
      { companyName: 'Luna LLC', address: '', taxNumber: '65-1', prefix: '' },
      'Invoice details, company: nothing → Luna LLC; Invoice details, tax number: nothing → 65-1',
      'Datos de las facturas, empresa: nada → «Luna LLC»; Datos de las facturas, número fiscal: nada → 65-1',
    ],
    [
      'teepeeSpace',
      { widthFeet: 4, lengthFeet: 6, walkwayFeet: 2 },
      { widthFeet: 4, lengthFeet: 6.5, walkwayFeet: 2 },
      'Teepee space, length (ft): 6 → 6.5',
      'Espacio por tipi, largo (pies): 6 → 6.5',
    ],
    [
      'crewSteps',
      USUAL_STEPS,
      { ...USUAL_STEPS, setup: { ...USUAL_STEPS.setup, signed: 'required' } },
      'Crew steps, Setup: family’s signature: off → required',
      'Pasos del equipo, Montaje: firma de la familia: apagado → obligatorio',
    ],
    [
      'setup',
      { base: 30, perTeepee: 15, perAddon: 5 },
      { base: 45, perTeepee: 15, perAddon: 0 },
      'Setup (min), base: 30 → 45; Setup (min), per add-on: 5 → 0',
      'Montaje (min), base: 30 → 45; Montaje (min), por complemento: 5 → 0',
    ],
    [
      'windows',
      [WINDOW, null, WINDOW],
      [null, { from: '10:00', to: '16:00' }, WINDOW],
      'Working hours, Sunday: 09:00–18:00 → nothing; Working hours, Monday: nothing → 10:00–16:00',
      'Horario, domingo: 09:00–18:00 → nada; Horario, lunes: nada → 10:00–16:00',
    ],
    [
      'delivery',
      { ...delivery, baseFeeCents: 2500, rings: [{ withinMiles: 12, feeCents: 2250 }], serviceMiles: 60 },
      {
        ...delivery,
        enabled: true,
        baseFeeCents: 110_000,
        rings: [
          { withinMiles: 5, feeCents: 1500 },
          { withinMiles: 12, feeCents: 2499 },
        ],
        zipFees: { 33139: 4000 },
      },
      'Delivery, charged: no → yes; Delivery, base fee: $25.00 → $1,100.00; Delivery, maximum miles: 60 → nothing; Delivery, within 12 mi: $22.50 → $24.99; Delivery, within 5 mi: nothing → $15.00; Delivery, ZIP 33139: nothing → $40.00',
      'Entrega, se cobra: no → sí; Entrega, tarifa base: $25.00 → $1,100.00; Entrega, máximo de millas: 60 → nada; Entrega, hasta 12 millas: $22.50 → $24.99; Entrega, hasta 5 millas: nada → $15.00; Entrega, código postal 33139: nada → $40.00',
    ],
    [
      'tax',
      { ...tax, counties: [{ county: 'Miami-Dade', percent: 100, from: '2026-01-01' }] },
      {
        ...tax,
        statePercent: 650,
        themeTaxable: false,
        counties: [
          { county: 'Miami-Dade', percent: 100, from: '2026-01-01' },
          { county: 'Miami-Dade', percent: 150, from: '2027-01-01' },
        ],
        zipCounties: { 33101: 'Miami-Dade' },
      },
      'Sales tax, state rate: 6% → 6.5%; Sales tax, teepees are taxable: yes → no; Sales tax, Miami-Dade from Jan 1, 2027 on: nothing → 1.5%; Sales tax, ZIP 33101: nothing → Miami-Dade',
      'Impuesto sobre las ventas, tasa estatal: 6% → 6.5%; Impuesto sobre las ventas, los tipis pagan impuesto: sí → no; Impuesto sobre las ventas, «Miami-Dade» desde el 1 ene 2027: nada → 1.5%; Impuesto sobre las ventas, código postal 33101: nada → «Miami-Dade»',
    ],
    [
      'policy',
      policy,
      {
        depositPercent: 2500,
        refundSteps: [
          { daysBefore: 14, percent: 10_000 },
          { daysBefore: 7, percent: 3333 },
        ],
        reschedule: { times: 2, daysBefore: 7 },
      },
      'Deposit and refunds, deposit: 50% → 25%; Deposit and refunds, moves by the family: 1 → 2; Deposit and refunds, refund more than 7 days before: nothing → 33.33%',
      'Depósito y reembolsos, depósito: 50% → 25%; Depósito y reembolsos, cambios de fecha por la familia: 1 → 2; Depósito y reembolsos, reembolso más de 7 días antes: nada → 33.33%',
    ],
  ]

describe.each(CHANGES)('%s', (field, before, after, english, spanish) => {
  const facts: KindFacts<'changes'> = { kind: 'changes', changes: [{ field, before, after }] }

  it('is described to people by what differs inside', () => {
    expect(describeFacts('en', facts)).toEqual([{ text: english, language: 'en' }])
    const told = describeFacts('es', facts)
    expect(told.map(({ text, language }) => (language === 'es' ? text : `«${text}»`)).join('')).toBe(spanish)
    const spoken = told.filter(({ language }) => language === 'es').map(({ text }) => text)
    expect(englishWordsIn(spoken.join('\n'))).toEqual([])
  })

  it('remains one text for programs', () => {
    const plain = (value: unknown) => (value === null ? '' : JSON.stringify(value))
    expect(describeInEnglish(facts)).toBe(`${field}: ${plain(before)} → ${plain(after)}`)
  })
})

it.each(['delivery', 'tax', 'policy', 'changes', 'ways', 'damage', 'hold', 'autopay'] as const)(
  'every value of %s has a name in the log',
  (part) => {
    const names = Object.entries(PRICE_VALUES[part]).map(([name, value]) => getStoredName(name, value))
    const ids = names.map((name) => `audit.nested.${part}.${name}`)
    expect(ids.filter((id) => !sourceIn('en', id as MessageId))).toEqual([])
  },
)

it('an unknown form is shown as it is stored', () => {
  const changes = [{ field: 'policy', before: { moon: 1 }, after: { moon: 2 } }]
  expect(describeFacts('en', { kind: 'changes', changes })).toEqual([
    { text: 'Deposit and refunds: {"moon":1} → {"moon":2}', language: 'en' },
  ])
})

it('an object that is only stored differently is not listed beside real changes', () => {
  const changes = [
    { field: 'delivery', before: delivery, after: { ...delivery, rings: [] } },
    { field: 'siteTitle', before: 'Before', after: 'After' },
  ]
  expect(describeFacts('en', { kind: 'changes', changes })).toEqual([
    { text: 'Site title: Before → After', language: 'en' },
  ])
})
