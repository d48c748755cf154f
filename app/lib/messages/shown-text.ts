import { createText, type Text } from '#domain/messages/text.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'

let shown: Text = createText(DEFAULT_LANGUAGE, {})

/** Returns what returns the texts of the page, outside of components: for toasts, checks of a form. */
export function shownText(): Text {
  return shown
}

export function keepShownText(text: Text): void {
  shown = text
}
