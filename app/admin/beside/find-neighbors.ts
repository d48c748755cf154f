export type Neighbors = { readonly previous?: number | undefined; readonly next?: number | undefined }

/** Returns what stands before and after a number in the first of the lists that has it. */
export function findNeighbors(lists: readonly (readonly number[])[], id: number): Neighbors {
  const list = lists.find((one) => one.includes(id)) ?? []
  const at = list.indexOf(id)
  return at < 0 ? {} : { previous: list[at - 1], next: list[at + 1] }
}
