import type { ClientDirective } from 'astro'
import { hydrateWhenCalled } from './hydrate-when-called.ts'

/**
 * `client:touch` hydrates an island on first interaction, or when the page's script dispatches the event
 * `wake`. A form submitted earlier waits; if the island fails to load, the browser submits the form itself.
 */
const touch: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWhenCalled(load, island)
  for (const sign of ['focusin', 'pointerdown', 'wake']) island.addEventListener(sign, () => void hydrate())
  const answers = () => island.hasAttribute('data-answers')
  const holdForm = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (answers() || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const sendOnceAnswering = () => {
      if (island.hasAttribute('ssr')) form.submit()
      else if (answers()) form.requestSubmit(submitter)
      else setTimeout(sendOnceAnswering)
    }
    void hydrate().then(sendOnceAnswering)
  }
  island.addEventListener('submit', holdForm, true)
}

export default touch
