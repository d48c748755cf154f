import { type Message, message } from '#domain/foundation/messages/message.ts'
import { EMAIL_PATTERN } from '#domain/foundation/text/email-pattern.ts'
import { toOneLine } from '#domain/foundation/text/one-line.ts'

/** An address within other text, such as `Ana <ana@example.com>` or `mailto:ana@example.com?subject=Party`. */
const ADDRESS = /[^\s<>()[\]{},;:"|?=]+@[^\s<>()[\]{},;:"|?=@]+/g
/** Not within it: `o'brien@example.com` is an address. */
const QUOTES = /^['‘’“”«»]+|['‘’“”«».!*]+$/g

type ReadEmail = { readonly email: string; readonly wasDecorated: boolean }

/** Takes an e-mail address out of what surrounds it. Text without one is returned as it is. */
export function readEmail(cell: string): ReadEmail | Message {
  const typed = cell.trim()
  if (EMAIL_PATTERN.test(typed)) return { email: typed, wasDecorated: false }
  const text = toOneLine(cell).normalize('NFKC').trim()
  const found = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(QUOTES, ''))
  const different = new Set(found.map((address) => address.toLowerCase()))
  if (different.size > 1) return message('imports.emailTwo', { cell })
  const [email = typed] = found
  return { email, wasDecorated: email !== typed }
}
