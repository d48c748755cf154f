import type { Problems } from './form-inputs.ts'

type Change = { readonly from: unknown; readonly to: unknown }

/** Returns the problems left after a field has changed: those of other fields, and of rows that stayed as they were. */
export function omitProblems<Fields>(
  name: string,
  problems: Problems<Fields>,
  { from, to }: Change,
): Problems<Fields> {
  const isLeft = (key: string) => {
    if (key === name) return false
    if (!key.startsWith(`${name}.`)) return true
    const [, part = ''] = key.split('.')
    return countEntries(from) === countEntries(to) && isSamePart(from, to, part)
  }
  return Object.fromEntries(Object.entries(problems).filter(([key]) => isLeft(key))) as Problems<Fields>
}

function countEntries(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined
}

function isSamePart(one: unknown, other: unknown, part: string): boolean {
  return JSON.stringify(getPart(one, part)) === JSON.stringify(getPart(other, part))
}

function getPart(value: unknown, part: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined
}
