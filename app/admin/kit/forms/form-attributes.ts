import { z } from 'zod'
import type { Attributes } from './form-inputs.ts'
import { type FormRules, findField } from './form-rules.ts'

/** Returns the attributes of each field that the request has, whatever it is called there. */
export function getAttributes<Fields extends object>(
  rules: FormRules<Fields>,
  fields: Fields,
): ReadonlyMap<string, Attributes> {
  const attributes = new Map<string, Attributes>()
  const describe = (schema: z.core.$ZodType, path: string) => {
    const inner = unwrap(schema)
    if (inner instanceof z.ZodObject) {
      for (const [name, part] of Object.entries(inner.shape)) describe(part, path ? `${path}.${name}` : name)
      return
    }
    const field = findField(rules, path, fields)
    if (field !== undefined && !attributes.has(field)) attributes.set(field, toAttributes(schema, inner))
  }
  describe(rules.schema, '')
  return attributes
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  return schema
}

function toAttributes(schema: z.core.$ZodType, inner: z.core.$ZodType): Attributes {
  const isTyped = inner instanceof z.ZodString || inner instanceof z.ZodNumber || inner instanceof z.ZodUnion
  if (!isTyped) return {}
  const required = !z.safeParse(schema, '').success && !z.safeParse(schema, null).success
  const maxLength = inner instanceof z.ZodString ? inner.maxLength : null
  return maxLength === null ? { required } : { required, maxLength }
}
