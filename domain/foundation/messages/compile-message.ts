import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { STYLES } from './styles.ts'

/** What a text does with a value: format it in a style, or select by it. */
export type Use =
  | { readonly kind: 'text' }
  | { readonly kind: 'plural'; readonly forms: readonly string[] }
  | { readonly kind: 'select'; readonly choices: readonly string[]; readonly hasOther: boolean }
  | { readonly kind: 'number' | 'date' | 'time' }

type Visitor = {
  /** Returns the replacement for a piece of literal text. */
  readonly onText?: (text: string) => string
  readonly onValue?: (name: string, use: Use) => void
}

type Node = Exclude<CompiledMessage, string>[number]
type Branches = Readonly<Record<string, Node>>

/** The node kinds of `icu-minify`, by their numbers in its compiled form. */
const KINDS = ['pound', 'select', 'plural', 'plural', 'number', 'date', 'time'] as const

/**
 * Compiles a text in ICU syntax to the form that `createText` reads. A value with a style becomes one whose name starts
 * with the style. Throws an Error that says what is wrong with the text.
 */
export function compileMessage(source: string, visitor: Visitor = {}): CompiledMessage {
  const message = compile(source)
  return typeof message === 'string' ? (visitor.onText?.(message) ?? message) : message.map(visit)

  function visit(node: Node): Node {
    if (typeof node === 'string') return visitor.onText?.(node) ?? node
    if (node === 0) throw new Error('Write the value instead of #, so that its number is not grouped.')
    const [name, number, details] = node
    if (number === undefined) {
      visitor.onValue?.(name, { kind: 'text' })
      return node
    }
    const kind = typeof number === 'number' ? KINDS[number] : undefined
    if (kind === undefined || kind === 'pound') throw new Error(`<${name}> is a tag, which no text may have.`)
    if (kind === 'select' || kind === 'plural') return visitBranches(name, number as number, kind, details)
    const style = `${kind} ${details}`
    if (!STYLES[style])
      throw new Error(`{${name}} has no style of ours (domain/foundation/messages/styles.ts).`)
    visitor.onValue?.(name, { kind })
    return [`${style} ${name}`]
  }

  function visitBranches(name: string, number: number, kind: 'select' | 'plural', details: unknown): Node {
    const branches = Object.entries(details as Branches)
    const forms = branches.map(([form]) => form)
    const hasOther = branches.some(([form, branch]) => form === 'other' && branch !== '')
    visitor.onValue?.(
      name,
      kind === 'plural'
        ? { kind, forms }
        : { kind, choices: forms.filter((form) => form !== 'other'), hasOther },
    )
    return [name, number, Object.fromEntries(branches.map(([form, branch]) => [form, visitBranch(branch)]))]
  }

  /** A branch is a text or a list of nodes. */
  function visitBranch(branch: Node): Node {
    return Array.isArray(branch)
      ? ((branch as unknown as Node[]).map(visit) as unknown as Node)
      : visit(branch)
  }
}
