import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kept, keepRows, showRows } from './show-rows.ts'

type Row = { readonly id: number }
const keyOf = ({ id }: Row) => id
const createRows = (...ids: number[]) => ids.map((id) => ({ id }))
const keep = (shown: readonly Row[], acted: number, kept?: Kept<Row>) =>
  keepRows(kept, shown, { keyOf, acted })
const show = (rows: readonly Row[], kept?: Kept<Row>) =>
  showRows(rows, kept, keyOf).map(({ row, isGone }) => (isGone ? `(${row.id})` : String(row.id)))

describe('the rows of a list', () => {
  it('are as they come while nothing was done', () => {
    expect(show(createRows(3, 1, 2))).toEqual(['3', '1', '2'])
  })

  it('stay after an act, with the one that left', () => {
    expect(show(createRows(2, 3), keep(createRows(1, 2, 3), 1))).toEqual(['1', '2', '3'])
  })

  it('stay after a second act', () => {
    const first = keep(createRows(1, 2, 3), 1)
    const second = keep(
      showRows(createRows(2, 3), first, keyOf).map(({ row }) => row),
      2,
      first,
    )
    expect(show(createRows(3), second)).toEqual(['1', '2', '3'])
  })

  it('stay when the list is sorted anew or gets new rows, which come last', () => {
    expect(show(createRows(9, 3, 2, 1), keep(createRows(1, 2, 3), 1))).toEqual(['1', '2', '3', '9'])
  })

  it('that leave by somebody else’s act are out of reach', () => {
    expect(show(createRows(3), keep(createRows(1, 2, 3), 1))).toEqual(['1', '(2)', '3'])
  })

  it('show what changed in them', () => {
    const kept = keepRows(undefined, [{ id: 1, name: 'old' }], { keyOf, acted: 1 })
    expect(showRows([{ id: 1, name: 'new' }], kept, keyOf)[0]?.row).toEqual({ id: 1, name: 'new' })
  })
})

/** One tap of a hurried thumb, and what others do to the list before the next. */
const TAP = fc.record({ place: fc.nat(9), others: fc.array(fc.nat(11), { maxLength: 3 }) })

it('a thumb that taps again at the same place never acts on a row that was not there at its first tap', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 8 }),
      fc.array(TAP, { maxLength: 12 }),
      (ids, taps) => {
        let stored: Row[] = createRows(...ids)
        let kept: Kept<Row> | undefined
        for (const { place, others } of taps) {
          const drawn = showRows(stored, kept, keyOf)
          const tapped = drawn[place]
          if (!tapped || tapped.isGone) continue
          kept = keepRows(
            kept,
            drawn.map(({ row }) => row),
            { keyOf, acted: tapped.row.id },
          )
          stored = stored.filter(({ id }) => id !== tapped.row.id)
          // Rows leave and come, above as well.
          for (const id of others)
            stored = stored.some((row) => row.id === id)
              ? stored.filter((row) => row.id !== id)
              : [{ id }, ...stored]
          expect(showRows(stored, kept, keyOf)[place]?.row.id).toBe(tapped.row.id)
        }
      },
    ),
  )
})
