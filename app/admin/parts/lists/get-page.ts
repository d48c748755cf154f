type Page = { readonly page: number; readonly pageSize: number }

/** Returns the query for one page of a long list, without the empty filters. */
export function getPage<Filters extends Readonly<Record<string, string>>>(filters: Filters, page: Page) {
  const set = Object.entries(filters).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []))
  return { ...page, ...(Object.fromEntries(set) as Named<Filters>) }
}

type Named<Filters> = { readonly [Name in keyof Filters]?: Exclude<Filters[Name], ''> }
