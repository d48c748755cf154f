import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }

/** Nodes that contain no texts shown on screens: names of modules and types, and errors, which are for the log. */
const NO_TEXT_IN = new Set(['ImportDeclaration', 'TSLiteralType', 'TSImportType', 'ThrowStatement'])
/** Attributes that may contain spaces but are never read by people. */
const UNREAD = /^(className|rel|d|viewBox|transform|style|sizes|preserveAspectRatio|autoComplete|accept)$/
/**
 * Two words with a space between them, or one that begins with a capital: texts look like this, our keys and values do
 * not.
 */
const TEXT = /\p{L}{2,}[,.:;!?]?\s+\p{L}|^\s*\p{Lu}\p{Ll}+[.:!?…]*\s*$/u
/** Names for programs: keyboard keys, headers, errors. */
const NAMES =
  /^(Escape|Enter|Tab|Home|End|Backspace|Delete|Arrow\w+|Page(Up|Down)|Control|Shift|Basic|Bearer|Authorization|\w+Error)$/

/** Returns the texts for people in a module: in JSX, in attributes and in strings. */
export function writtenTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: string[] = []
  const add = (text: unknown) => {
    if (typeof text === 'string' && TEXT.test(text) && !NAMES.test(text.trim())) found.push(text.trim())
  }
  const visit = (node: Node): void => {
    if (NO_TEXT_IN.has(node.type) || isUnread(node)) return
    if (node.type === 'JSXText' && /\p{L}{2,}/u.test(String(node.value)))
      found.push(String(node.value).trim())
    else if (node.type === 'Literal') add(node.value)
    else if (node.type === 'TemplateElement') add((node.value as { cooked?: string }).cooked)
    else for (const child of getChildren(node)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

function isUnread(node: Node): boolean {
  return node.type === 'JSXAttribute' && UNREAD.test(String((node.name as { name?: unknown }).name))
}

function getChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}
