/** Combines lines of the same add-on, in the order of their first occurrence. */
export function mergeAddons<Line extends { readonly addonId: number; readonly quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const merged = new Map<number, Line>()
  for (const line of lines) {
    const earlier = merged.get(line.addonId)
    merged.set(line.addonId, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
