import type { z } from 'zod'
import type { Permission } from '../wire/permissions.ts'

/**
 * One thing that an assistant can ask of the site over the Model Context Protocol. Names, descriptions and schemas are
 * read by programs, in English as the protocol wants it; they never contain a text of an owner or a visitor.
 */
export type AssistantTool = {
  readonly summary: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean
  /** Whether it takes away or changes what somebody has. */
  readonly isDestructive?: boolean
  /** The scope that an API key needs; missing for what is open to every family. */
  readonly scope?: Permission
}

export function tool<const T extends AssistantTool>(description: T): T {
  return description
}
