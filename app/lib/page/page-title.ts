import { DEFAULT_SETTINGS } from './site-settings.ts'

type Description = {
  readonly title?: string
  readonly description?: string
  readonly robots?: string
  /** The owner's title of the site. */
  readonly siteTitle?: string
  /** The whole title of a page without a title of its own. */
  readonly titleAlone?: string
}

/** What a page's head says about it. */
export type PageMeta = {
  readonly title: string
  readonly tags: readonly ({ readonly tag: 'meta' | 'link' } & Readonly<Record<string, string>>)[]
  /** https://schema.org */
  readonly structuredData?: readonly object[]
}

export function getPageTitle(title: string, siteTitle = DEFAULT_SETTINGS.siteTitle): string {
  return `${title} | ${siteTitle}`
}

/** Returns the meta entries of every page; only the home page's title has no product name after it. */
export function pageMeta({
  title,
  description,
  robots = 'index, follow',
  siteTitle: name = DEFAULT_SETTINGS.siteTitle,
  titleAlone = `${name} | Themed teepee sleepovers in Miami`,
}: Description): PageMeta {
  const described = description ? [{ tag: 'meta' as const, name: 'description', content: description }] : []
  return {
    title: title ? getPageTitle(title, name) : titleAlone,
    tags: [...described, { tag: 'meta', name: 'robots', content: robots }],
  }
}
