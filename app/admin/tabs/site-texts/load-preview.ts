import { storedCredential } from '#app/lib/api/admin-credential.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Language } from '#domain/text/language.ts'

/** Returns the home page as visitors would get it with a version, as HTML that runs nothing. */
export async function loadPreview(language: Language, version: number | undefined): Promise<string> {
  const query = version === undefined ? '' : `?preview=${version}`
  const response = await fetch(pathIn(language, `/${query}`), {
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
