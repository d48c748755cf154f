import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

export const GeneratedImages = z
  .object({
    success: z.boolean(),
    images: z.array(z.object({ addonId: z.int(), name: z.string(), path: z.string(), url: z.string() })),
  })
  .meta({ id: 'GeneratedImages' })
export type GeneratedImages = z.infer<typeof GeneratedImages>

export const generateAiImages = endpoint({
  method: 'post',
  path: '/api/generate-ai-images',
  summary: 'Generate a new photo for every add-on; the image service charges for each',
  tag: 'Pictures',
  staff: 'catalogue',
  responses: { 200: GeneratedImages },
  refusals: [409, 502, 503],
})
