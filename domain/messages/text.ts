import format, { type CompiledMessage } from 'icu-minify/format'
import { type Language, LOCALES } from '../text/language.ts'
import type { Message, MessageId, MessageInput } from './message.ts'
import { STYLES } from './styles.ts'

/** The texts of a language, or of a part of the site in it, as `compileMessage` makes them. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** Returns the text with an id, or of messages one after the other, in the language of the reader. */
export type Text = {
  <Id extends MessageId>(id: Id, ...values: MessageInput<Id>): string
  (message: Message | readonly Message[]): string
  readonly language: Language
  /** How dates and numbers are written (BCP 47). */
  readonly locale: string
}

type Values = Message['values']
type Written = Readonly<Record<string, string | number | boolean>>

/** Returns the one function that screens, mails, papers and the API ask for a text. */
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
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? text(value) : value]),
    )
  const text = (asked: MessageId | Message | readonly Message[], given: Values = {}) => {
    if (typeof asked === 'string') return write({ id: asked, values: given })
    return [asked].flat().map(write).join(' ')
  }
  return Object.assign(text, { language, locale })
}

/** Returns the values by their names, and also by a style and a name: `number money price`. */
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
