/** A span of text with the owner's markup. Anything that is not markup is plain text, HTML included. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }

type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

const LIST_ITEM = /^\s*- +(?=\S)/
const ESCAPED = /^\\[\\*[\]()-]/
const LINK = /^\[((?:\\.|[^\\[\]])+)\]\(([^()\s]+)\)/

/** Parses paragraphs, separated by empty lines, and lists, whose lines begin with a hyphen. */
export function readBlocks(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let items: string[] = []
  const finish = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', children: readInline(lines.join('\n')) })
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map((item) => readInline(item)) })
    lines = []
    items = []
  }
  for (const line of text.split(/\r?\n/)) {
    const isItem = LIST_ITEM.test(line)
    if (line.trim() === '' || (isItem ? lines.length > 0 : items.length > 0)) finish()
    if (isItem) items.push(line.replace(LIST_ITEM, '').trimEnd())
    else if (line.trim() !== '') lines.push(line.trim())
  }
  finish()
  return blocks
}

/** Parses bold, italics, links and line breaks. Unclosed markup, and links to forbidden targets, stay text. */
export function readInline(text: string): readonly Inline[] {
  return readMarks(text, { link: true, bold: true, italic: true })
}

type Allowed = { readonly link: boolean; readonly bold: boolean; readonly italic: boolean }
type Found = { readonly inline: Inline; readonly length: number }

function readMarks(text: string, allowed: Allowed): readonly Inline[] {
  const found: Inline[] = []
  let plain = ''
  const addPlain = () => {
    if (plain !== '') found.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at)
    const mark = ESCAPED.test(rest) ? undefined : readMark(rest, allowed)
    if (mark) {
      addPlain()
      found.push(mark.inline)
      at += mark.length
    } else {
      const isEscaped = ESCAPED.test(rest)
      plain += isEscaped ? rest[1] : rest[0]
      at += isEscaped ? 2 : 1
    }
  }
  addPlain()
  return found
}

function readMark(rest: string, allowed: Allowed): Found | undefined {
  if (rest.startsWith('\n')) return { inline: { kind: 'break' }, length: 1 }
  if (rest.startsWith('[')) return allowed.link ? readLink(rest, allowed) : undefined
  if (rest.startsWith('**')) return allowed.bold ? readBetween(rest, '**', 'bold', allowed) : undefined
  return rest.startsWith('*') && allowed.italic ? readBetween(rest, '*', 'italic', allowed) : undefined
}

function readLink(rest: string, allowed: Allowed): Found | undefined {
  const [whole = '', label = '', href = ''] = LINK.exec(rest) ?? []
  if (!whole || !isSafeHref(href)) return undefined
  const children = readMarks(label, { ...allowed, link: false })
  return { inline: { kind: 'link', href, children }, length: whole.length }
}

function readBetween(
  rest: string,
  sign: '*' | '**',
  kind: 'bold' | 'italic',
  allowed: Allowed,
): Found | undefined {
  const end = findEnd(rest, sign)
  if (end === undefined) return undefined
  const inner = rest.slice(sign.length, end)
  if (inner !== inner.trim() || inner === '') return undefined
  return {
    inline: { kind, children: readMarks(inner, { ...allowed, [kind]: false }) },
    length: end + sign.length,
  }
}

/** Returns where a mark closes: a single asterisk does not close at a double one. */
function findEnd(rest: string, sign: '*' | '**'): number | undefined {
  for (let at = sign.length; at < rest.length; at++) {
    if (rest[at] === '\\') at++
    else if (rest[at] === '*') {
      const run = /^\*+/.exec(rest.slice(at))?.[0].length ?? 0
      if (run >= sign.length && (sign === '**' || run !== 2)) return at + run - sign.length
      at += run - 1
    }
  }
  return undefined
}

/** Returns the text without markup, for search engines and for programs that do not support it. */
export function toPlainText(text: string): string {
  return readBlocks(text)
    .map((block) =>
      block.kind === 'paragraph'
        ? inlineText(block.children)
        : block.items.map((item) => `- ${inlineText(item)}`).join('\n'),
    )
    .join('\n\n')
}

function inlineText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? '\n' : inlineText(inline.children)
    })
    .join('')
}

/** Returns the targets of links that would stay text, so that the author can be told. */
export function findRefusedLinks(text: string): readonly string[] {
  return [...text.matchAll(/\[[^[\]\n]+\]\(([^()\n]*)\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !isSafeHref(href))
}

const UNCLEAN = /[\s\\<>"'`\p{Cc}]/u

/** Returns whether an owner's link may have this target: https, a mail or phone address, or a page of this site. */
export function isSafeHref(href: string): boolean {
  if (href === '' || UNCLEAN.test(href)) return false
  if (/^\/(?!\/)/.test(href) || /^#[\w-]+$/.test(href)) return true
  if (/^mailto:[^@?]+@[^@?]+(\?|$)/i.test(href) || /^tel:\+?[\d().-]+$/i.test(href)) return true
  return /^https:\/\//i.test(href) && isPlainAddress(href)
}

/** Credentials before the host would make the link look like it leads to another site. */
function isPlainAddress(href: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(href)
    return protocol === 'https:' && hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
