import type { Message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'

/** Returns a value with every message in it, at any depth, replaced by its English text. */
export function inEnglish(value: unknown): unknown {
  if (isMessage(value)) return textIn('en')(value)
  if (Array.isArray(value))
    return value.length > 0 && value.every(isMessage) ? textIn('en')(value) : value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inEnglish(one)]))
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'values' in value
}
