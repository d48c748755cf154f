import type { ClientDirective } from 'astro'
import { unmountOnceHydrated } from './unmount-once-hydrated.ts'

/**
 * `client:touch` hydrates an island on first interaction, or once the page's script asks for it by the event `wake`. A
 * form submitted earlier waits; if the island does not load, the browser sends the form itself.
 */
const touch: ClientDirective = (load, _options, element) => {
  unmountOnceHydrated(element)
  let waking: Promise<void> | undefined
  const wake = () => {
    waking ??= load().then((hydrate) => hydrate())
    return waking
  }
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    // Tried again on the next touch.
    waking = undefined
  })
  for (const sign of ['focusin', 'pointerdown', 'wake']) element.addEventListener(sign, () => void wake())
  const answers = () => element.hasAttribute('data-answers')
  element.addEventListener(
    'submit',
    (event) => {
      if (answers() || !(event instanceof SubmitEvent) || !(event.target instanceof HTMLFormElement)) return
      const { target: form, submitter } = event
      event.preventDefault()
      event.stopImmediatePropagation()
      const sendOnceAnswering = () => {
        if (element.hasAttribute('ssr')) form.submit()
        else if (answers()) form.requestSubmit(submitter)
        else setTimeout(sendOnceAnswering)
      }
      void wake().then(sendOnceAnswering)
    },
    true,
  )
}

export default touch
