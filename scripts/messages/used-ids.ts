import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type UsedIds = { has(id: string): boolean }

const AREAS = ['app', 'contract', 'domain', 'server']
/** A quoted id, or a template for ids whose first part is literal: `crew.stop.reasons.${reason}`. */
const ID = /['"`]([\w-]+(?:\.(?:[\w-]|\$\{[^}`]*\})+)+)['"`]/g

/** Returns the ids that the program, or some of its folders, uses. */
export function readUsedIds(areas: readonly string[] = AREAS): UsedIds {
  return usedIdsIn(areas.flatMap(sourcesIn).map((file) => readFileSync(file, 'utf8')))
}

export function usedIdsIn(sources: readonly string[]): UsedIds {
  const written = new Set(sources.flatMap((source) => [...source.matchAll(ID)].map(([, id]) => id ?? '')))
  const templates = [...written]
    .filter((id) => id.includes('$'))
    .map((id) => new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w -]+')}$`))
  return { has: (id) => written.has(id) || templates.some((template) => template.test(id)) }
}

function sourcesIn(area: string): string[] {
  return readdirSync(area, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|astro)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
