import { inflateSync } from 'node:zlib'

/**
 * Returns the text that a user would copy out of a PDF, one line per placed run. Supports only as much of PDF as our
 * documents use: compressed streams, and embedded fonts with a ToUnicode table.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf)
  const fonts = readFonts(objects)
  const contents = [...objects.values()].filter(({ stream }) => /^BT$/m.test(stream ?? ''))
  return contents.map(({ stream = '' }) => decodeText(stream, fonts)).join('\n')
}

type PdfObject = { readonly head: string; readonly stream?: string }

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  // One character per byte, so that offsets in the text are offsets in the file.
  const text = pdf.toString('latin1')
  for (const { 1: number = '', index } of text.matchAll(/(?<=^|\n)(\d+) 0 obj\b/g)) {
    const end = text.indexOf('endobj', index)
    const start = text.indexOf('stream\n', index)
    if (start < 0 || start > end) objects.set(number, { head: text.slice(index, end) })
    else {
      const head = text.slice(index, start)
      const from = start + 'stream\n'.length
      const bytes = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1]))
      const isPacked = head.includes('/FlateDecode')
      objects.set(number, { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') })
    }
  }
  return objects
}

type Letters = ReadonlyMap<string, string>

/** Returns the glyph-to-text table for each font name used in the pages (`F1`). */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const names = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    names.map(([, name = '', number = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? ''
      return [name, readLetters(objects.get(table)?.stream ?? '')]
    }),
  )
}

function readLetters(table: string): Letters {
  const letters = new Map<string, string>()
  for (const [, from = '', meanings = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(from, 16)
    for (const [, hex = ''] of meanings.matchAll(/<([^>]*)>/g)) letters.set(toHex(glyph++), utf16(hex))
  }
  return letters
}

function decodeText(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const line of content.split('\n')) {
    const font = /^\/(F\d+) /.exec(line)?.[1]
    if (font) letters = fonts.get(font) ?? letters
    if (!line.endsWith(' TJ')) continue
    for (const [, glyphs = ''] of line.matchAll(/<(\w*)>/g))
      for (const [glyph] of glyphs.matchAll(/.{4}/g)) text += letters.get(glyph) ?? '\u{fffd}'
    text += '\n'
  }
  return text
}

function toHex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0')
}

function utf16(hex: string): string {
  return Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')
}
