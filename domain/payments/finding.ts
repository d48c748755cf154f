import { type Cents, formatDollars } from '../money/money.ts'
import type { ToStaff } from '../sentences/to-staff.ts'

/** What a difference between our books and a card provider's is about, by its kind. */
type Values = {
  readonly 'not-recorded': { readonly takenCents: Cents }
  readonly 'amount-differs': { readonly takenCents: Cents; readonly recordedCents: Cents }
  readonly 'refund-not-recorded': Readonly<Record<string, never>>
  readonly 'unknown-at-provider': { readonly recordedCents: Cents }
  readonly 'returned-without-booking': { readonly takenCents: Cents; readonly isCustomerTold: boolean }
  readonly 'booking-gone': { readonly paidCents: Cents }
  readonly 'refund-failed': { readonly owedCents: Cents }
}

export type FindingKind = keyof Values
/** A difference, to be told to staff in any language. Stored: the values of a kind are never changed, except by optional ones. */
export type Finding = {
  readonly [Kind in FindingKind]: { readonly kind: Kind; readonly values: Values[Kind] }
}[FindingKind]

const TOLD: { readonly [Kind in FindingKind]: (values: Values[Kind]) => ToStaff } = {
  'not-recorded': ({ takenCents }) => ({
    en: `${formatDollars(takenCents)} was taken, but not written down here. It is now.`,
    es: `Se cobraron ${formatDollars(takenCents)}, pero aquí no estaban anotados. Ya lo están.`,
  }),
  'amount-differs': ({ takenCents, recordedCents }) => ({
    en: `${formatDollars(takenCents)} was taken, but ${formatDollars(recordedCents)} is written down here.`,
    es: `Se cobraron ${formatDollars(takenCents)}, pero aquí hay anotados ${formatDollars(recordedCents)}.`,
  }),
  'refund-not-recorded': () => ({
    en: 'A refund was made at the provider, but not written down here. It is now.',
    es: 'El proveedor hizo un reembolso que aquí no estaba anotado. Ya lo está.',
  }),
  'unknown-at-provider': ({ recordedCents }) => ({
    en: `${formatDollars(recordedCents)} is written down as paid here, but the provider has not taken it.`,
    es: `Aquí hay ${formatDollars(recordedCents)} anotados como pagados, pero el proveedor no los cobró.`,
  }),
  'returned-without-booking': ({ takenCents, isCustomerTold }) => ({
    en: `${formatDollars(takenCents)} was taken, but there is no booking for it. All of it goes back. ${isCustomerTold ? 'The customer has been told.' : 'We do not know whose card it was.'}`,
    es: `Se cobraron ${formatDollars(takenCents)}, pero no hay ninguna reserva para ese pago. Se devuelve todo. ${isCustomerTold ? 'Ya se le avisó al cliente.' : 'No sabemos de quién era la tarjeta.'}`,
  }),
  'booking-gone': ({ paidCents }) => ({
    en: `${formatDollars(paidCents)} was paid for a booking that is not there anymore, and nobody has decided what happens with it. Give it back at the card provider, or mark this as resolved.`,
    es: `Se pagaron ${formatDollars(paidCents)} por una reserva que ya no existe, y nadie ha decidido qué pasa con ese dinero. Devuélvalo en el panel del proveedor de tarjetas o márquelo como atendido.`,
  }),
  'refund-failed': ({ owedCents }) => ({
    en: `${formatDollars(owedCents)} should have gone back, but the refund failed. Try it again, or hand the money back and note it here.`,
    es: `Se debían devolver ${formatDollars(owedCents)}, pero el reembolso falló. Inténtelo de nuevo, o devuelva el dinero directamente y anótelo aquí.`,
  }),
}

export function tellFinding<Kind extends FindingKind>(finding: {
  readonly kind: Kind
  readonly values: Values[Kind]
}): ToStaff {
  return TOLD[finding.kind](finding.values)
}

/** Returns whether a stored kind with its values is one of these: releases before the values stored sentences alone. */
export function isFinding(stored: { readonly kind: unknown; readonly values: unknown }): stored is Finding {
  const { kind, values } = stored
  return (
    typeof kind === 'string' && Object.hasOwn(TOLD, kind) && typeof values === 'object' && values !== null
  )
}
