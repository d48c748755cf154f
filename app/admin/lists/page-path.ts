/** The path of one page of a long list. Filters that are empty set no limit and stay out of it. */
export function pagePath(
  path: string,
  filters: Readonly<Record<string, string>>,
  { page, pageSize }: { page: number; pageSize: number },
): string {
  const question = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  for (const [name, value] of Object.entries(filters)) if (value.trim()) question.set(name, value.trim())
  return `${path}?${question}`
}
