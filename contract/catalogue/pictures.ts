import { z } from 'zod'
import '#contract/wire/without-eval.ts'

/** What a page needs to show a picture without a layout shift: its sizes, formats, placeholder and focal point. */
export const Picture = z
  .object({
    width: z.int(),
    height: z.int(),
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
    placeholder: z.string().nullable(),
    color: z.string().nullable(),
    focal: z.object({ x: z.number(), y: z.number() }),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof Picture>
