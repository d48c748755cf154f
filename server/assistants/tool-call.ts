import type { z } from 'zod'
import type { Language } from '#domain/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import type { AskApi, ToolRefusal } from './ask-api.ts'

/** What an assistant has sent, unchecked. */
export type Arguments = Readonly<Record<string, unknown>>

/** One call of a tool: what was sent, and the API for the same caller. */
export type ToolCall = {
  readonly ctx: Context
  readonly ask: AskApi
  readonly language: Language
  readonly sent: Arguments
  /** The owner of the API key that was sent; undefined for families. */
  readonly keyHolder?: Admin | undefined
}

/** Every tool of a table, as what runs it. */
export type Runs<Tools extends Readonly<Record<string, { readonly output: z.ZodObject }>>> = {
  readonly [Name in keyof Tools]: (call: ToolCall) => Promise<z.input<Tools[Name]['output']> | ToolRefusal>
}
