import { invalid } from './stripe-error.ts'

/** The input of a call: the names of scalar parameters, and of those that are maps or lists. */
export type Parameters = { readonly plain: readonly string[]; readonly nested?: readonly string[] }
export type Form = {
  readonly plain: Readonly<Record<string, string>>
  readonly nested: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Parses form-encoded parameters as strictly as Stripe does: unknown ones are refused. */
export function readForm(text: string, { plain, nested = [] }: Parameters): Form {
  const form = { plain: {} as Record<string, string>, nested: {} as Record<string, Record<string, string>> }
  for (const [name, value] of new URLSearchParams(text)) {
    const inside = /^(\w+)\[(\w*)\]$/.exec(name)
    if (inside && nested.includes(inside[1] ?? '')) {
      const [, outer = '', key = ''] = inside
      form.nested[outer] = { ...form.nested[outer], [key]: value }
    } else if (plain.includes(name)) {
      form.plain[name] = value
    } else {
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
    }
  }
  return form
}

export function required({ plain }: Form, name: string): string {
  const value = plain[name]
  if (!value) throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

/** Parses an amount in cents that Stripe would accept. */
export function readAmount(value: string): number {
  if (!/^\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, { param: 'amount' })
  const amount = Number(value)
  if (amount < 50)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  if (amount > 99_999_999)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
  return amount
}
