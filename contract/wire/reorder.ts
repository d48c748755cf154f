import { z } from 'zod'
import { fieldError } from './field-message.ts'
import './without-eval.ts'

/** A new display order, numbered from 1. */
export const orderUpdates = z.object({
  updates: z
    .array(z.object({ id: z.int32().min(1), displayOrder: z.int().min(0).max(100_000) }))
    .min(1)
    .max(1000)
    .refine(
      (updates) => new Set(updates.map((update) => update.id)).size === updates.length,
      fieldError('fields.placeTwice'),
    ),
})
