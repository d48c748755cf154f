import en from '#messages/en.json' with { type: 'json' }
import { type Message, type MessageId, message } from '../messages/message.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { knownInSpanish } from '../sentences/staff-spanish.ts'
import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'
import { textIn } from './text-in.ts'

/** Returns why something was refused, in the language of the reader. */
export function describeRefusal(language: Language, refusal: Refusal): string {
  return textIn(language)(refusal.message)
}

const written = new Map<string, Message>()

/** Writes a message in English where only a text can be kept, as in a schema; `translate` finds it again. */
export function inEnglish(said: Message): string {
  const text = textIn('en')(said)
  written.set(text, said)
  return text
}

/** Translates an English text if it is one of ours: what is stored and what providers say is English. */
export function translate(language: Language, text: string): string {
  if (language === DEFAULT_LANGUAGE) return text
  const said = written.get(text) ?? findPlain(text)
  return said ? textIn(language)(said) : (knownInSpanish(text) ?? text)
}

let plain: ReadonlyMap<string, MessageId> | undefined

/** Returns the message with this English text, if it has no values. */
function findPlain(text: string): Message | undefined {
  plain ??= new Map(Object.entries(en).map(([id, source]) => [source, id as MessageId]))
  const id = text.includes('{') ? undefined : plain.get(text)
  return id && (message as (id: MessageId) => Message)(id)
}
