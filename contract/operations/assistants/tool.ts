import type { z } from 'zod'
import type { Permission } from '#contract/wire/permissions.ts'

/**
 * A tool that an assistant can call over the Model Context Protocol. Names, descriptions and schemas are read by
 * programs, in English as the protocol expects. They never contain text from an owner or a visitor.
 */
export type AssistantTool = {
  readonly summary: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  /** Whether it has no side effects. */
  readonly isReadOnly: boolean
  /** Whether it deletes or changes existing data. */
  readonly isDestructive?: boolean
  /** The scope that an API key needs; missing for tools that are open to every family. */
  readonly scope?: Permission
}

export function tool<const T extends AssistantTool>(description: T): T {
  return description
}
