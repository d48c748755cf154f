import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { TEEPEE_MESSAGES } from '#domain/order/selection-rules.ts'
import { translate } from '#domain/translation/translate.ts'
import { englishWordsIn } from '#test/english-words.ts'

type Node = { readonly type: string; readonly [key: string]: unknown }

const FOLDER = import.meta.dirname
const SEVERAL_WORDS = /\p{L}{2,}[,.:;!?]?\s+[\p{L}\d]/u
const SAYS_NOTHING = new Set(['ImportDeclaration', 'ThrowStatement', 'TSTypeAliasDeclaration'])
/** The texts of the API description for programmers. */
const FOR_PROGRAMMERS = /^(summary|description|tag|example|id)$/

const schemas = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(FOLDER, file), 'utf8') }))
  .filter(({ source }) => source.includes("from 'zod'"))
const messages = new Set(schemas.flatMap(messagesIn))

it('has messages that are found', () => {
  expect(messages.size).toBeGreaterThan(90)
})

it.each([...messages, ...Object.values(TEEPEE_MESSAGES)])('is told in Spanish: %s', (message) => {
  const spanish = translate('es', message)
  expect(spanish).not.toBe(message)
  expect(englishWordsIn(spanish)).toEqual([])
})

/** Returns the texts with several words in a module of schemas; a value in one is some number. */
function messagesIn({ file, source }: { file: string; source: string }): string[] {
  const { program } = parseSync(file, source)
  const found: string[] = []
  const visit = (node: Node): void => {
    if (SAYS_NOTHING.has(node.type) || isForProgrammers(node)) return
    const text = getText(node)
    if (text !== undefined && SEVERAL_WORDS.test(text)) found.push(text)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

function isForProgrammers({ type, key, id, value, init }: Node): boolean {
  const [named, is] = type === 'Property' ? [key, value] : type === 'VariableDeclarator' ? [id, init] : []
  // A schema's field may also be called `description`.
  return isNode(named) && FOR_PROGRAMMERS.test(String(named.name)) && isNode(is) && getText(is) !== undefined
}

function getText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('30')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
