import type { z } from 'zod'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import type { CallApi, ToolRefusal } from './call-api.ts'

/** The arguments an assistant sent, not yet validated. */
export type Arguments = Readonly<Record<string, unknown>>

/** One tool call: its arguments, and the API on behalf of the same caller. */
export type ToolCall = {
  readonly ctx: Context
  readonly callApi: CallApi
  /** The API on behalf of a family, whoever calls. */
  readonly callAsFamily: CallApi
  readonly language: Language
  readonly sent: Arguments
  /** The owner of the API key in the request; undefined for families. */
  readonly keyHolder?: Admin | undefined
}

/** A handler for every tool of a table. */
export type Runs<Tools extends Readonly<Record<string, { readonly output: z.ZodObject }>>> = {
  readonly [Name in keyof Tools]: (call: ToolCall) => Promise<z.input<Tools[Name]['output']> | ToolRefusal>
}
