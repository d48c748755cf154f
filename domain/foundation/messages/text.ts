import format, { type CompiledMessage } from 'icu-minify/format'
import { type Language, LOCALES } from '../text/language.ts'
import type { Message, MessageId, MessageInput } from './message.ts'
import { STYLES } from './styles.ts'

/** Compiled texts of a language, or of one part of the site (see `compileMessage`). */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** Returns the text with an id, or the texts of several messages joined, in the reader's language. */
export type Text = {
  <Id extends MessageId>(id: Id, ...values: MessageInput<Id>): string
  (message: Message | readonly Message[]): string
  readonly language: Language
  /** The BCP 47 tag for formatting dates and numbers. */
  readonly locale: string
}

type Values = Message['values']
type Written = Readonly<Record<string, string | number | boolean>>

/** Creates the function that returns texts to screens, mails, documents and the API. */
export function createText(language: Language, catalogue: Catalogue): Text {
  const locale = LOCALES[language]
  const made = new Map<string, Intl.PluralRules>()
  const formatters = {
    getPluralRules(_: unknown, options: Intl.PluralRulesOptions = {}) {
      const type = options.type ?? 'cardinal'
      const rules = made.get(type) ?? new Intl.PluralRules(locale, { type })
      made.set(type, rules)
      return rules
    },
    getNumberFormat: () => new Intl.NumberFormat(locale),
    getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
  }
  const write = ({ id, values }: Pick<Message, 'id' | 'values'>): string => {
    const compiled = catalogue[id]
    if (compiled === undefined) throw new Error(`The text ${id} is not there.`)
    return String(format(compiled, locale, withStyles(writeNested(values), language), { formatters }))
  }
  const writeNested = (values: Values): Written =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeValue(value)]))
  const writeValue = (value: Values[string]) => {
    if (typeof value !== 'object') return value
    return 'en' in value ? (value[language] ?? value.en) : text(value)
  }
  const text = (messages: MessageId | Message | readonly Message[], given: Values = {}) => {
    if (typeof messages === 'string') return write({ id: messages, values: given })
    return [messages].flat().map(write).join(' ')
  }
  return Object.assign(text, { language, locale })
}

/** Adds each value a second time for every style, keyed by style and name: `number money price`. */
function withStyles(values: Written, language: Language): Written {
  return new Proxy(values, {
    has: (all, key) => split(key).name in all,
    get(all, key) {
      const { name, style } = split(key)
      const write = STYLES[style]
      return write ? write(all[name] as never, language) : all[name]
    },
  })
}

function split(key: string | symbol): { readonly name: string; readonly style: string } {
  const words = String(key).split(' ')
  const name = words.pop() ?? ''
  return { name, style: words.join(' ') }
}
