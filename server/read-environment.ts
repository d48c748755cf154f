import { z } from 'zod'
import { describeIssue } from '#server/foundation/http/describe-issue.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Treats an empty variable as unset. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const webAddress = (what: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${what} must be a web address such as https://example.com`,
    abort: true,
  })

/** Of these, only protocol, host and port are used: anything else would be ignored silently. */
export const hostAddress = (what: string) =>
  webAddress(what).refine((address) => {
    const { pathname, search, hash, username, password } = new URL(address)
    return pathname === '/' && search + hash + username + password === ''
  }, `${what} must be a protocol, a host and perhaps a port, such as https://example.com, and nothing else`)

type Read<Settings> =
  | { readonly settings: Settings; readonly problems: readonly [] }
  | { readonly settings?: never; readonly problems: readonly string[] }

/** Returns the settings, or a sentence for each unusable variable. */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
): Read<z.output<Schema>> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return { settings: parsed.data, problems: [] }
  return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describeIssue(issue)}`) }
}
