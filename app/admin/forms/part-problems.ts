import type { Problems } from './form-inputs.ts'

type Change = { readonly from: unknown; readonly to: unknown }

/** Returns the problems left after a field has changed: those of other fields, and of rows that stayed as they were. */
export function withoutProblemsOf<Fields>(
  name: string,
  problems: Problems<Fields>,
  { from, to }: Change,
): Problems<Fields> {
  const isLeft = (key: string) => {
    if (key === name) return false
    if (!key.startsWith(`${name}.`)) return true
    const [, part = ''] = key.split('.')
    return lengthOf(from) === lengthOf(to) && isSamePart(from, to, part)
  }
  return Object.fromEntries(Object.entries(problems).filter(([key]) => isLeft(key))) as Problems<Fields>
}

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined
}

function isSamePart(one: unknown, other: unknown, part: string): boolean {
  return JSON.stringify(partOf(one, part)) === JSON.stringify(partOf(other, part))
}

function partOf(value: unknown, part: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined
}
