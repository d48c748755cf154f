import { type Node, parse } from 'libpg-query'

/** A statement says why servers of the release before can live with what it takes from them. */
const MARK = /^-- Contracts: \S+ \S+/m

/** Objects that no server names in its queries. */
const UNNAMED = ['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT']

/** What gives a column a value that an INSERT leaves out. */
const FILLS = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY']

/**
 * Returns what a migration takes from servers of the release before, and does not say why it may: a sentence for each
 * statement, such as “DROP TABLE …: drops a table”.
 */
export async function findContractions(migration: string): Promise<string[]> {
  const found: string[] = []
  for (const sql of migration.split('--> statement-breakpoint')) {
    if (MARK.test(sql)) continue
    const { stmts = [] } = await parse(sql)
    for (const { stmt } of stmts)
      for (const taken of stmt ? listTaken(stmt) : []) found.push(`${toShort(sql)}: ${taken}`)
  }
  return found
}

function listTaken(statement: Node): string[] {
  if ('DropStmt' in statement) return ofObject('drops', statement.DropStmt.removeType)
  if ('RenameStmt' in statement) return ofObject('renames', statement.RenameStmt.renameType)
  if ('AlterObjectSchemaStmt' in statement) return ['moves to another schema']
  if ('AlterEnumStmt' in statement) return statement.AlterEnumStmt.oldVal ? ['renames a value'] : []
  if ('AlterTableStmt' in statement) return (statement.AlterTableStmt.cmds ?? []).flatMap(fromColumn)
  return []
}

function ofObject(verb: string, object = ''): string[] {
  return UNNAMED.includes(object) ? [] : [`${verb} a ${object.replace('OBJECT_', '').toLowerCase()}`]
}

function fromColumn(part: Node): string[] {
  if (!('AlterTableCmd' in part)) return []
  const { subtype, def } = part.AlterTableCmd
  if (subtype === 'AT_DropColumn') return ['drops a column']
  if (subtype === 'AT_AlterColumnType') return ['changes the type of a column']
  if (subtype === 'AT_SetNotNull') return ['makes a column required']
  if (subtype === 'AT_DropNotNull') return ['lets a column be null']
  if (subtype === 'AT_ColumnDefault' && !def) return ['drops a default']
  if (subtype !== 'AT_AddColumn' || !def || !('ColumnDef' in def)) return []
  const constraints = def.ColumnDef.constraints ?? []
  const kinds: unknown[] = constraints.map((one) => 'Constraint' in one && one.Constraint.contype)
  const isFilled = FILLS.some((kind) => kinds.includes(kind))
  return kinds.includes('CONSTR_NOTNULL') && !isFilled ? ['adds a required column without a default'] : []
}

function toShort(sql: string): string {
  const words = sql
    .replace(/^--.*$/gm, '')
    .trim()
    .replace(/\s+/g, ' ')
  return words.length > 80 ? `${words.slice(0, 80)}…` : words
}
