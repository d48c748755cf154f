import type { ClientDirective } from 'astro'

/**
 * `client:touch` hydrates an island on first interaction, or once the page's script asks for it by the event `wake`. A
 * form submitted earlier waits; if the island does not load, the browser sends the form itself, and the page is told by
 * the event `asleep`.
 */
const touch: ClientDirective = (load, _options, element) => {
  let waking: Promise<void> | undefined
  const wake = () => {
    waking ??= load().then((hydrate) => hydrate())
    waking.catch(() => {
      // A failed load is retried on the next touch.
      waking = undefined
      element.dispatchEvent(new Event('asleep', { bubbles: true }))
    })
    return waking
  }
  const wakeQuietly = () => void wake().catch(() => undefined)
  for (const sign of ['focusin', 'pointerdown', 'wake']) element.addEventListener(sign, wakeQuietly)
  const answers = () => element.hasAttribute('data-answers')
  element.addEventListener(
    'submit',
    (event) => {
      if (answers() || !(event instanceof SubmitEvent) || !(event.target instanceof HTMLFormElement)) return
      const { target: form, submitter } = event
      event.preventDefault()
      event.stopImmediatePropagation()
      const sendAgain = () => (answers() ? form.requestSubmit(submitter) : setTimeout(sendAgain))
      wake().then(sendAgain, () => form.submit())
    },
    true,
  )
}

export default touch
