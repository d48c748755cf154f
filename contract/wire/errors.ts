import { z } from 'zod'
import './without-eval.ts'

/** Every refusal of the API has this shape, whatever its status. */
export const ApiError = z
  .object({
    message: z.string().describe('A sentence for people'),
    code: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
export type ApiError = z.infer<typeof ApiError>
