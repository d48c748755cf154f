import { createText, type Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'

let shown: Text = createText(DEFAULT_LANGUAGE, {})

/**
 * Returns the lookup function for the page's texts, for use outside of components: toasts, form validation.
 */
export function shownText(): Text {
  return shown
}

export function keepShownText(text: Text): void {
  shown = text
}
