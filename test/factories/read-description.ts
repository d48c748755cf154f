import type { TestContext } from '#test/test-context.ts'

/** The parts of an OpenAPI schema that tests read. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
}
export type Schemas = Readonly<Record<string, Schema>>

export type Operation = {
  readonly security?: readonly unknown[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

type Description = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: Schemas }
}

/** Returns the API's description of itself, as other programs read it. */
export async function readDescription(ctx: Pick<TestContext, 'fetch'>): Promise<Description> {
  return (await ctx.fetch('/api/openapi.json')).json()
}
