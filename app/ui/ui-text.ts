import { createContext, use } from 'react'

/** The components' own texts: the application adds a member for the id of each. @public */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface UiTexts {}

type UiTextId = keyof UiTexts

export type UiText = {
  (id: UiTextId, values?: Readonly<Record<string, string | number>>): string
  /** The locale of dates and numbers (BCP 47). */
  readonly locale: string
}

const NONE: UiText = Object.assign((id: UiTextId) => id, { locale: 'en-US' })

/** Provided by the application, in the reader's language. */
export const UiTextContext = createContext<UiText>(NONE)

export function useUiText(): UiText {
  return use(UiTextContext)
}
