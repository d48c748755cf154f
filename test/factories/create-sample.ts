import type { Schema, Schemas } from './read-description.ts'

/** Returns a body of the shape that an OpenAPI schema allows, with every property set. */
export function createSample(schema: Schema, components: Schemas): unknown {
  const sample = (inner: Schema) => createSample(inner, components)
  if (schema.$ref) return sample(components[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const given = schema.example ?? schema.default ?? schema.enum?.[0]
  if (given !== undefined) return given
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0])
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner)]),
      )
    case 'array':
      return schema.items ? [sample(schema.items)] : []
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    default:
      return schema.format === 'email'
        ? 'sample@example.com'
        : 'Sample text'.padEnd(schema.minLength ?? 0, '.')
  }
}
