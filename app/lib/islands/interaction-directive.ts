import type { ClientDirective } from 'astro'
import { hydrateWhenCalled } from './hydrate-when-called.ts'

/**
 * `client:interaction` hydrates an island on first interaction, or when the page's script dispatches the event
 * `hydrate`. A form submitted earlier waits; if the island fails to load, the browser submits the form itself.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWhenCalled(load, island)
  for (const sign of ['focusin', 'pointerdown', 'hydrate'])
    island.addEventListener(sign, () => void hydrate())
  const isInteractive = () => island.hasAttribute('data-answers')
  const holdForm = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (isInteractive() || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const submitOnceInteractive = () => {
      if (island.hasAttribute('ssr')) form.submit()
      else if (isInteractive()) submitAgain(form, submitter)
      else setTimeout(submitOnceInteractive)
    }
    void hydrate().then(submitOnceInteractive)
  }
  island.addEventListener('submit', holdForm, true)
}

/** Safari has `requestSubmit` since version 16. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if ('requestSubmit' in form) form.requestSubmit(submitter)
  else submitter?.click()
}

export default interaction
