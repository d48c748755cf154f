import { storedCredential } from '#app/lib/api/admin-credential.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Language } from '#domain/text/language.ts'

/**
 * Returns a page as visitors would get it with a version, as HTML that runs nothing. Without a version it has the words
 * that visitors read, and may be one that is not shown to them yet.
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

/** The page only shows itself: what it would run is refused in the frame, and said in the console. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const link of page.querySelectorAll('link')) if (link.rel !== 'stylesheet') link.remove()
  return page.documentElement.outerHTML
}
