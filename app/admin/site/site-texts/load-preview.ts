import { storedCredential } from '#app/lib/api/admin-credential.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'

/**
 * Returns the HTML of a page as visitors would see it with a version, without scripts. Without a version it
 * has the published texts, and may be a page that is not public yet.
 */
export async function loadPreview(
  language: Language,
  page: string,
  version: number | undefined,
): Promise<string> {
  const response = await fetch(pathIn(language, `${page}?preview=${version ?? 0}`), {
    headers: { Authorization: `Basic ${storedCredential() ?? ''}` },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}`)
  return withoutScripts(await response.text())
}

/** The preview only displays the page: the frame would block its scripts and log errors to the console. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const link of page.querySelectorAll('link')) if (link.rel !== 'stylesheet') link.remove()
  return page.documentElement.outerHTML
}
