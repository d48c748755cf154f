/** Returns `value` without properties that `other` does not have, at any depth, since releases may add some. */
export function shared(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, n) => shared(one, Array.isArray(other) ? other[n] : one))
  if (!isObject(value) || !isObject(other)) return value
  const names = Object.keys(value).filter((name) => name in other)
  return Object.fromEntries(names.map((name) => [name, shared(value[name], other[name])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
