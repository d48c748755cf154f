import type { MessageId } from '../messages/message.ts'

/** A value that the owner sets: its kind and rule, and what follows from it. */
export type DescribedValue = {
  /** A new site's; missing if nothing is stored until the owner sets it. Null if it may be empty. */
  readonly usual?: boolean | number | null
  /** Whether it may be missing from what is stored and read. */
  readonly isOptional?: true
  /** Whether responses leave it out until it is switched on or set. */
  readonly isLeftOut?: true
  /** For the documentation of the API: of the response, or of the request. */
  readonly description?: { readonly read?: string; readonly sent?: string }
} & (
  | { readonly kind: 'onOff' | 'zip' | 'miles' | 'dollars' | 'percent' | 'picture' | 'color' }
  | { readonly kind: 'day'; readonly problem: MessageId }
  | {
      readonly kind: 'whole' | 'factor'
      readonly least?: number
      readonly most: number
      readonly problem: MessageId
    }
  /** A value with a schema of its own, beside the request. */
  | { readonly kind: 'own' }
)
export type DescribedValues = Readonly<Record<string, DescribedValue>>

type OrNull<Value> = Value extends { usual: null } ? null : never
export type StoredValue<Value> = Value extends { kind: 'onOff' }
  ? boolean
  : Value extends { kind: 'zip' | 'day' | 'picture' | 'color' }
    ? string | OrNull<Value>
    : number | OrNull<Value>
type StoredName<Name, Value> = Value extends { kind: 'dollars' } ? `${Name & string}Cents` : Name
/** Dollars are stored as cents, under a name with `Cents`; percentages as hundredths of a percent. */
export type StoredValues<Values> = {
  readonly [Name in keyof Values as Values[Name] extends { isOptional: true }
    ? never
    : StoredName<Name, Values[Name]>]: StoredValue<Values[Name]>
} & {
  readonly [Name in keyof Values as Values[Name] extends { isOptional: true }
    ? StoredName<Name, Values[Name]>
    : never]?: StoredValue<Values[Name]> | undefined
}

export function getStoredName(name: string, { kind }: DescribedValue): string {
  return kind === 'dollars' ? `${name}Cents` : name
}

/** Returns a new site's values. */
export function getUsualValues<Values extends DescribedValues>(values: Values): StoredValues<Values> {
  const stored = Object.entries(values).filter(([, { usual }]) => usual !== undefined)
  return Object.fromEntries(
    stored.map(([name, value]) => [getStoredName(name, value), value.usual]),
  ) as StoredValues<Values>
}
