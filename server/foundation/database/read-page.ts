type Request = { readonly page: number; readonly pageSize: number }

/** An ordered Drizzle query without a limit. */
type Ordered<Row> = { limit(most: number): { offset(skipped: number): PromiseLike<Row[]> } }

/** Returns one page of a list, and the length of the entire list. */
export async function readPage<Row>(
  { page, pageSize }: Request,
  list: { readonly total: PromiseLike<number>; readonly ordered: Ordered<Row> },
) {
  const [total, rows] = await Promise.all([
    list.total,
    list.ordered.limit(pageSize).offset((page - 1) * pageSize),
  ])
  return { rows, total, page, pageSize }
}
