import { useEffect } from 'react'
import type { EarlyAction, EarlyActions } from './keep-early-actions.tsx'

/** Does again, once the page answers, what was done to it before. For the page's outermost component. */
export function useEarlyActions(): void {
  useEffect(() => {
    const early = window.earlyActions
    delete window.earlyActions
    if (early) void catchUp(early)
  }, [])
}

async function catchUp(early: EarlyActions): Promise<void> {
  for (;;) {
    if (early.isPressed) await release()
    await nextTask()
    const [action] = early.kept.values()
    if (!action) return early.stop()
    early.kept.delete(action.control)
    early.isPassing = true
    if (action.control.isConnected) doAgain(action)
    early.isPassing = false
  }
}

function release(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, resolve, { once: true })
  })
}

/** As events of people do, each finds the page as the one before has left it. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}

function doAgain({ event, control, value, isChecked }: EarlyAction): void {
  if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter)
  else if (control instanceof HTMLSelectElement) chooseAgain(control, value)
  else if (control instanceof HTMLTextAreaElement) typeAgain(control, HTMLTextAreaElement.prototype, value)
  else if (!(control instanceof HTMLInputElement)) (control as HTMLElement).click()
  else if (control.type === 'checkbox' || control.type === 'radio') checkAgain(control, isChecked)
  else if (control.type !== 'file') typeAgain(control, HTMLInputElement.prototype, value)
}

function checkAgain(field: HTMLInputElement, isChecked = true): void {
  field.checked = !isChecked
  field.click()
}

function chooseAgain(field: HTMLSelectElement, value = ''): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React hears a field only when its value differs from what was last set through the field's own property. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, prototype: object, value = ''): void {
  field.value = `${value} `
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
