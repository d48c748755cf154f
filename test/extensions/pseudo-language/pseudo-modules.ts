import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import { readCatalogue } from '../../../scripts/messages/catalogues.ts'
import { toPseudo } from '../../../scripts/messages/pseudo-language.ts'

const english = readCatalogue('en')

/** English texts in the server’s build: those compiled on first use, and those of an area. */
const IN_SERVER = /\/\/ (messages\/en\.json|virtual:messages\/\S+\/en)\nvar (\S+) = (\{[\s\S]*?\n\});/g

/** Returns a module of the server’s build with its English texts in `en-XA`. */
export function toPseudoServer(source: string): string {
  return source.replace(IN_SERVER, (_, origin: string, name: string, literal: string) => {
    const write = origin.startsWith('virtual:') ? toCompiled : toPseudo
    return `var ${name} = ${JSON.stringify(mapTexts(literal, write))};`
  })
}

/** Returns the catalogue for programs that run without a build. */
export function toPseudoCatalogue(): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(english).map(([id, source]) => [id, toPseudo(source)])),
  )
}

/** Returns a module of texts that a browser loads, in `en-XA`. */
export function toPseudoScript(source: string): string {
  const literal = source.slice(source.indexOf('{'), source.lastIndexOf('}', source.lastIndexOf('export')) + 1)
  return `export default ${JSON.stringify(mapTexts(literal, toCompiled))}`
}

function toCompiled(source: string) {
  return compileMessage(toPseudo(source))
}

/** The literal comes from this build, so it is safe to evaluate. */
function mapTexts(literal: string, write: (source: string) => unknown): Record<string, unknown> {
  const texts: Record<string, unknown> = new Function(`return ${literal}`)()
  return Object.fromEntries(Object.keys(texts).map((id) => [id, write(english[id] ?? id)]))
}
