/** Returns a value that a test cannot continue without. Throws if it is missing. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('The test needs a value where there is none')
  return value
}
