import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getPageTitle } from '#app/lib/page/page-title.ts'

/** Sets the document title in the reader's language: the server sends it in English. */
export function useDocumentTitle(title: string): void {
  const { key } = useLocation()
  // Each navigation writes the new page's English title first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    document.title = getPageTitle(title)
  }, [title, key])
}
