type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Returns the values that are there. Spread over others, `undefined` would replace them. */
export function withoutUndefined<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}
