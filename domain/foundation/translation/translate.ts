import en from '#messages/en.json' with { type: 'json' }
import type { MessageId } from '../messages/message.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'
import { textIn } from './text-in.ts'

/** Returns why something was refused, in the reader's language. */
export function describeRefusal(language: Language, refusal: Refusal): string {
  return textIn(language)(refusal.message)
}

/** Translates an English text if it is one of ours without values: stored texts and providers' messages are English. */
export function translate(language: Language, text: string): string {
  if (language === DEFAULT_LANGUAGE || text.includes('{')) return text
  plain ??= new Map(Object.entries(en).map(([id, source]) => [source, id as MessageId]))
  const id = plain.get(text)
  return id ? textIn(language)({ id, values: {} }) : text
}

/** Text ids by their English texts. */
let plain: ReadonlyMap<string, MessageId> | undefined
