/** Returns the path of a message, or of the list. */
export function messagePath(id: number | undefined): string {
  return id === undefined ? '/admin/messages' : `/admin/messages/${id}`
}

/** Returns the path of a family's conversation, or of all of them. */
export function threadPath(id: string | undefined): string {
  return id === undefined ? '/admin/messages/threads' : `/admin/messages/threads/${id}`
}
