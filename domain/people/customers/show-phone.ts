/** Returns `(305) 555-0123` for `+13055550123`; other numbers unchanged. */
export function showPhone(phone: string | null): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '') ?? []
  return area ? `(${area}) ${exchange}-${line}` : (phone ?? '')
}
