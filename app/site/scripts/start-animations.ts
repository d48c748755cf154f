import { whenIdle } from './when-idle.ts'

/** Lets the endless animations run (`:root[data-at-rest]`) once the page has loaded and the browser is idle. */
export function startAnimations(): void {
  const start = () => whenIdle(() => document.documentElement.toggleAttribute('data-at-rest', true))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
