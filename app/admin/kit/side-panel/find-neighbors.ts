export type Neighbors<Id> = { readonly previous?: Id | undefined; readonly next?: Id | undefined }

/** Returns the items before and after `id` in the first list that contains it. */
export function findNeighbors<Id>(lists: readonly (readonly Id[])[], id: Id): Neighbors<Id> {
  const list = lists.find((one) => one.includes(id)) ?? []
  const at = list.indexOf(id)
  return at < 0 ? {} : { previous: list[at - 1], next: list[at + 1] }
}
