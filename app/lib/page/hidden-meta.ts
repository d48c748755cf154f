import type { PreparedData } from '../api/query-client.ts'
import { getSettings } from './page-data.ts'
import { type PageMeta, pageMeta } from './page-title.ts'

/** Returns the head of a page that search engines are to leave out. */
export function hiddenMeta(page: PreparedData, title: string): PageMeta {
  return pageMeta({ title, robots: 'noindex', siteTitle: getSettings(page).siteTitle })
}
