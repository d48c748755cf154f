import fc from 'fast-check'
import type { Schema, Schemas } from './read-description.ts'

const DEPTH_MAX = 6

/**
 * Invalid input: of the wrong type, too large, too long, or containing strings that are special to a database or a
 * browser.
 */
export const anyJunk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[null, '', ' ', true, [], {}, [[]], -1, 0, 0.1, 1e308, 2_147_483_648, Number.MAX_SAFE_INTEGER],
    ...['\0', '\ud83d', '\u202e', "'; DROP TABLE users; --", '../../etc/passwd', '=1+1', '<script>', '%s%n'],
    ...['2027-02-30', '9999-12-31', '0000-00-00', '1e5', 'NaN', '-0', 'x'.repeat(5_000), '__proto__'],
    { __proto__: { isAdmin: true }, constructor: 1 },
  ),
)

/** Generates values for a schema: most of them valid, some of them completely invalid. */
export function createArbitrary(schema: Schema, components: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEPTH_MAX) return anyJunk
  return fc.oneof(
    { weight: 7, arbitrary: wellFormed(schema, components, depth) },
    { weight: 1, arbitrary: anyJunk },
  )
}

function wellFormed(schema: Schema, components: Schemas, depth: number): fc.Arbitrary<unknown> {
  const inner = (one: Schema) => createArbitrary(one, components, depth + 1)
  if (schema.$ref) return inner(components[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map(inner))
  const examples = [schema.example, ...(schema.examples ?? [])].filter((one) => one !== undefined)
  if (examples.length > 0) return fc.constantFrom(...examples)
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  switch (type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, inner(one)])), {
        requiredKeys: [],
      })
    }
    case 'array':
      return fc.array(schema.items ? inner(schema.items) : anyJunk, { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer())
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 20 }), fc.double())
    default:
      return fc.oneof(
        fc.constantFrom('ana@example.com', '2027-02-13', '249.00', 'https://example.com/', '33139'),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
      )
  }
}
