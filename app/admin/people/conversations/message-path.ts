/** Returns the path of a message, or of the list. */
export function messagePath(id: number | undefined): string {
  return id === undefined ? '/admin/messages' : `/admin/messages/${id}`
}
