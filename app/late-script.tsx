import { useContext } from 'react'
import { PageAssetsContext } from './lib/page-assets.ts'

/**
 * Loads the script of a page that React takes over, and all it imports, once the page is painted: its pictures come
 * first, and the page is readable meanwhile.
 */
export function LateScript({ modules }: { modules: readonly string[] }) {
  const assets = useContext(PageAssetsContext)
  if (!assets) return null
  const addresses = [assets.scripts.booking, ...assets.importsOf('booking', modules)]
  return (
    <script
      // A page with a link to this one may load them beforehand.
      data-modules={addresses.join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function below
      dangerouslySetInnerHTML={{ __html: `(${loadAfterPaint})()` }}
    />
  )
}

/** Runs in the document as its own text, so it uses nothing from outside. */
function loadAfterPaint() {
  const [script = '', ...imports] = document.currentScript?.dataset.modules?.split(' ') ?? []
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const element = Object.assign(document.createElement('script'), { type: 'module', src: script })
    // The page says so, and offers to load it again.
    element.onerror = () => document.documentElement.toggleAttribute('data-script-failed', true)
    document.head.append(element)
  }
  // A page in the background is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return load()
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', load, { once: true })
}
