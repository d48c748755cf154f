import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }

type Module = {
  /** The statements that declare each top-level name. */
  readonly declared: ReadonlyMap<string, readonly Node[]>
  /** Where an imported name comes from, by its local name. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  readonly body: readonly Node[]
}

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSTypeAnnotation'])
/** Functions that take the id of a text, and which of their arguments it is. */
const TAKERS = new Map([
  ['message', 0],
  ['fieldError', 0],
  ['refuse', 1],
])
const modules = new Map<string, Module>()

/**
 * Returns the id of every message created by the modules of a folder, or by functions and constants that they use from
 * any other module but those in `without`. In ids built from templates, `*` stands for the values.
 */
export function findReachableMessages(folder: string, without: readonly string[] = []): Set<string> {
  const ids = new Set<string>()
  const seen = new Set<Node>()
  const follow = (file: string, node: Node): void => {
    if (TYPES.has(node.type) || seen.has(node) || without.includes(file)) return
    seen.add(node)
    const id = getMessageId(node)
    if (id !== undefined) ids.add(id)
    if (node.type === 'Identifier') followName(file, String(node.name))
    for (const child of getChildren(node)) follow(file, child)
  }
  const followName = (file: string, name: string): void => {
    const { declared, imported } = readModule(file)
    for (const statement of declared.get(name) ?? []) follow(file, statement)
    const from = imported.get(name)
    if (from) followName(from.file, from.name)
  }
  for (const file of sourcesIn(folder)) for (const statement of readModule(file).body) follow(file, statement)
  return ids
}

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const statements = (program as unknown as { body: Node[] }).body
  const declared = new Map<string, Node[]>()
  const imported = new Map<string, { file: string; name: string }>()
  for (const statement of statements) {
    const from = toFile(file, (statement.source as { value?: string } | null)?.value)
    for (const specifier of (statement.specifiers as Node[] | undefined) ?? []) {
      if (!from || statement.importKind === 'type' || specifier.importKind === 'type') continue
      const isExport = specifier.type === 'ExportSpecifier'
      const own = nameIn(isExport ? specifier.exported : specifier.local)
      const name = nameIn(isExport ? specifier.local : specifier.imported)
      if (own && name) imported.set(own, { file: from, name })
    }
    for (const name of namesIn(statement)) declared.set(name, [...(declared.get(name) ?? []), statement])
  }
  const body = statements.filter(({ type }) => type !== 'ImportDeclaration')
  const made = { declared, imported, body }
  modules.set(file, made)
  return made
}

function namesIn(statement: Node): string[] {
  const declaration = (statement.declaration ?? statement) as Node
  const many = (declaration.declarations as Node[] | undefined) ?? [declaration]
  return many.flatMap(({ id }) => nameIn(id) ?? patternNames(id))
}

/** The names in `const { a, b } = …`. */
function patternNames(id: unknown): string[] {
  if (typeof id !== 'object' || id === null) return []
  return getChildren(id as Node).flatMap((child) =>
    child.type === 'Property' ? (nameIn(child.value) ?? []) : [],
  )
}

function nameIn(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

function toFile(from: string, specifier: string | undefined): string | undefined {
  if (specifier === undefined) return undefined
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier)
  return specifier.endsWith('.ts') && existsSync(path) ? path : undefined
}

/** Returns the id in `message('rules.validZip')`, or in `{ problem: 'pricing.factor' }` of a described value. */
function getMessageId({ type, callee, arguments: given, key, value }: Node): string | undefined {
  if (type === 'Property' && nameIn(key) === 'problem') return toText(value as Node)
  const index = type === 'CallExpression' ? TAKERS.get(nameIn(callee) ?? '') : undefined
  const id = index === undefined ? undefined : (given as Node[])[index]
  return id && toText(id)
}

function toText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*')
}

function getChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}
