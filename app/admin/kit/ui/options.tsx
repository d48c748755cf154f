type OptionsProps<Value extends string | number> = {
  of: readonly Value[]
  label: (value: Value) => string
}

/** The options of a select field, one for each value. */
export function Options<Value extends string | number>({ of, label }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ))
}
