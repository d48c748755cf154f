import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { isImportField } from '#domain/operations/imports/import-fields.ts'

/** Why a row cannot be read: because of one of its fields, or as a whole. */
export class UnreadableRow extends Error {
  readonly sentence: string
  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}

/** Puts the name of a field before its error. */
export function inField(language: Language, field: string, sentence: string): string {
  const text = textIn(language)
  const name = isImportField(field) ? text(`admin.imports.fields.${field}`) : field
  return text('imports.inField', { field: name, sentence })
}
