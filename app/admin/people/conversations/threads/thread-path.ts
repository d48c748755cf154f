/** Returns the path of a conversation, or of the list. */
export function threadPath(id: string | undefined): string {
  return id === undefined ? '/admin/messages/threads' : `/admin/messages/threads/${id}`
}
