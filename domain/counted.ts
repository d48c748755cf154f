/** `1 teepee`, `3 teepees`. */
export function teepeesInWords(count: number): string {
  return counted(count, 'teepee', 'teepees')
}

/** The guests of a party: `1 child`, `6 children`. */
export function childrenInWords(count: number): string {
  return counted(count, 'child', 'children')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
