import { test as base } from './admin-visit.ts'

/** Returns the `test` of a file about site-wide settings, with a site of its own. */
export const onOwnSite = () => {
  base.describe.configure({ mode: 'default' })
  return base.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })
}
