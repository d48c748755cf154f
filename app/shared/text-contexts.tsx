import type { ReactNode } from 'react'
import { LanguageContext } from '#app/lib/language/language.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import { type UiText, UiTextContext } from '#app/ui/ui-text.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type UiTextsInCatalogue = Record<Extract<MessageId, `ui.${string}`>, unknown>

declare module '#app/ui/ui-text.ts' {
  /** The texts of `app/ui` come from the catalogue too: an unknown id does not compile. */
  interface UiTexts extends UiTextsInCatalogue {}
}

/** Provides a page's or application's texts to it and to the UI components. */
export function TextContexts({ text, children }: { readonly text: Text; readonly children: ReactNode }) {
  return (
    <LanguageContext value={text.language}>
      <UiTextContext value={text as unknown as UiText}>
        <TextContext value={text}>{children}</TextContext>
      </UiTextContext>
    </LanguageContext>
  )
}
