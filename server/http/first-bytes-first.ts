import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startAfterFirstPaint } from './start-after-first-paint.ts'

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g

/**
 * Arranges a rendered page for a slow phone: its styles travel inside it, so that it is painted as soon as it arrives,
 * and its scripts wait until that has happened.
 *
 * The links to the styles stay, because the page's script looks for them, but disabled: browsers do not fetch them.
 * Those that end in # stand there a second time without it, because parts that are fetched later look for them so: they
 * would fetch the styles once more, behind the page's own, and undo what those change.
 */
export async function firstBytesFirst(html: string, built: string): Promise<string> {
  const links = [...html.matchAll(STYLESHEET)]
  const styles = await Promise.all(links.map(([, path = '']) => readStyle(join(built, path))))
  const [first] = links
  if (!first) return html
  return startAfterFirstPaint(html)
    .replace(first[0], (link) => `<style>${styles.join('')}</style>${link}`)
    .replace(STYLESHEET, (link) => disabledLinks(link))
}

function disabledLinks(link: string): string {
  const disabled = link.replace('/>', ' disabled=""/>')
  return disabled.includes('.css#"') ? disabled + disabled.replace('.css#"', '.css"') : disabled
}

const known = new Map<string, Promise<string>>()

/** Built files never change under a running server. */
function readStyle(file: string): Promise<string> {
  const style = known.get(file) ?? readFile(file, 'utf8')
  known.set(file, style)
  return style
}
