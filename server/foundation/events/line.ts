import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { MessageValues } from '#messages/message-values.ts'

/** Part of a line: words in its language, what a person typed, or a field's name. */
export type Piece =
  | string
  | { readonly typed: string }
  | { readonly field: string }
  /** A part that programs have always read in one wording, and people read in another. */
  | { readonly forPrograms: string; readonly forPeople: Line }

/** A text in one language in which typed parts are kept separate. Plain data. */
export type Line = readonly Piece[]

/** A template that keeps its values separate: line`to ${typed(address)}`. */
export function line(texts: TemplateStringsArray, ...values: readonly (number | Piece | Line)[]): Line {
  return texts.flatMap((text, index) => {
    const value = values[index] ?? ''
    return [text, ...(isLine(value) ? value : [typeof value === 'number' ? String(value) : value])]
  })
}

/** Where a text takes words, a line may take what was typed. */
type LineValues<Values> = {
  readonly [Name in keyof Values]: string extends Values[Name] ? Values[Name] | Piece | Line : Values[Name]
}

/** Returns a text with its values kept separate. */
export function textLine<Id extends MessageId>(
  language: Language,
  id: Id,
  values: LineValues<MessageValues[Id]>,
): Line {
  const kept: Line[] = []
  const keep = (value: unknown) => {
    if (typeof value !== 'object') return value
    kept.push([value].flat() as Line)
    return `\0${kept.length - 1}\0`
  }
  const marked = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, keep(value)]))
  const text = (textIn(language) as (id: Id, values: typeof marked) => ReturnType<Text>)(id, marked)
  return text.split('\0').flatMap((part, index) => (index % 2 === 0 ? part : (kept[Number(part)] ?? [])))
}

function isLine(value: number | Piece | Line): value is Line {
  return Array.isArray(value)
}

/** Marks what a person typed. Amounts, days and times belong to no language. */
export function asTyped(text: string): Piece {
  return /\p{L}/u.test(text) ? { typed: text } : text
}

/** Concatenates lines with a separator between them. */
export function joinLines(lines: readonly Line[], separator: string): Line {
  return lines.flatMap((one, index) => (index === 0 ? one : [separator, ...one]))
}

/** Returns a line as a single text, with fields named as in the API. */
export function plainText(all: Line): string {
  return all
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('forPrograms' in piece) return piece.forPrograms
      return 'typed' in piece ? piece.typed : piece.field
    })
    .join('')
}

/** Returns a part that programs read as the first line and people as the second. */
export function splitByReader(forPrograms: Line, forPeople: Line): Line {
  return [{ forPrograms: plainText(forPrograms), forPeople }]
}

export type TextIn = { readonly text: string; readonly language: Language }

/** Splits a line into as few parts as its changes of language allow. What was typed counts as English. */
export function toParts(all: Line, language: Language, getName: (field: string) => string): TextIn[] {
  const parts: TextIn[] = []
  for (const piece of all.flatMap(toReadPieces)) {
    const part = toPart(piece, language, getName)
    const last = parts.at(-1)
    if (part.text === '') continue
    if (last?.language === part.language) parts.splice(-1, 1, { ...last, text: last.text + part.text })
    else parts.push(part)
  }
  return parts
}

type Simple = Exclude<Piece, { readonly forPeople: Line }>

function toReadPieces(piece: Piece): readonly Simple[] {
  return typeof piece !== 'string' && 'forPeople' in piece ? piece.forPeople.flatMap(toReadPieces) : [piece]
}

function toPart(piece: Simple, language: Language, getName: (field: string) => string): TextIn {
  if (typeof piece === 'string') return { text: piece, language }
  if ('typed' in piece) return { text: piece.typed, language: DEFAULT_LANGUAGE }
  return { text: getName(piece.field), language }
}
