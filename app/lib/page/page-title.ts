import { DEFAULT_SETTINGS } from './site-settings.ts'

type Description = {
  readonly title?: string
  readonly description?: string
  readonly robots?: string
  /** The site title set by the owner. */
  readonly siteTitle?: string
  /** The complete title of a page without one of its own. */
  readonly titleAlone?: string
}

/** The contents of a page's <head>. */
export type PageMeta = {
  readonly title: string
  readonly tags: readonly ({ readonly tag: 'meta' | 'link' } & Readonly<Record<string, string>>)[]
  /** https://schema.org */
  readonly structuredData?: readonly object[]
}

export function getPageTitle(title: string, siteTitle = DEFAULT_SETTINGS.siteTitle): string {
  return `${title} | ${siteTitle}`
}

/** Returns the meta tags of every page; all titles but the home page's end with the product name. */
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
