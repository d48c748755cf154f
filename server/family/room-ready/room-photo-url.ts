/** Returns where a family sees a picture of its own room: without the token, its page adds it. */
export function roomPhotoUrl(
  { reference }: { readonly reference: string },
  id: string,
  token?: string,
): string {
  const url = `/api/my-bookings/${reference}/photos/${id}`
  return token === undefined ? url : `${url}?token=${encodeURIComponent(token)}`
}
