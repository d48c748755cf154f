import type { ComponentProps } from 'react'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'

/** For text shown to visitors, with a count of the remaining characters. */
export function FreeTextArea(props: ComponentProps<typeof TextArea>) {
  return <TextArea required maxLength={FREE_TEXT_MAXIMUM_LENGTH} hasCounter {...props} />
}
