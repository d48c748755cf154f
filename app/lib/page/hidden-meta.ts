import type { PreparedData } from '../api/query-client.ts'
import { getSettings } from './page-data.ts'
import { type PageMeta, pageMeta } from './page-title.ts'

/** Returns the metadata of a page that search engines must not index. */
export function hiddenMeta(page: PreparedData, title: string): PageMeta {
  return pageMeta({ title, robots: 'noindex', siteTitle: getSettings(page).siteTitle })
}
