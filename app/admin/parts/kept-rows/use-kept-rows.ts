import { useEffect, useState } from 'react'
import { type Kept, keepRows, type RowKey, type ShownRow, showRows } from './show-rows.ts'

/** As long as what was done can be undone. */
export const KEPT_MS = 10_000

type KeptRows<Row> = {
  readonly shown: readonly ShownRow<Row>[]
  /** Call it as a row is acted on, or without one to show any that leaves as gone. */
  readonly keep: (row?: Row) => void
  /** For the element around the rows: as long as fingers are in it, nothing moves. */
  readonly around: { readonly onPointerDownCapture: () => void }
}

/**
 * Rows that stay where they are for some seconds after one was acted on: the second tap of a double tap never meets the
 * next row, and what was done can be undone where it was done.
 */
export function useKeptRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
  keptMs = KEPT_MS,
): KeptRows<Row> {
  const [kept, setKept] = useState<Kept<Row>>()
  const shown = showRows(rows, kept, keyOf)
  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(() => setKept(undefined), keptMs)
    return () => clearTimeout(timer)
  }, [kept, keptMs])
  const drawn = shown.map(({ row }) => row)
  return {
    shown,
    keep: (row) => setKept((before) => keepRows(before, drawn, { keyOf, acted: row && keyOf(row) })),
    // A new object starts the time anew.
    around: { onPointerDownCapture: () => setKept((before) => before && { ...before }) },
  }
}
