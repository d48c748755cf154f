import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'

export const GeneratedImages = namedObject('GeneratedImages', {
  success: z.boolean(),
  images: z.array(z.object({ addonId: z.int(), name: z.string(), path: z.string(), url: z.string() })),
})
export type GeneratedImages = z.infer<typeof GeneratedImages>

const staff = describeCalls({ tag: 'Pictures', staff: 'catalogue' })
export const generateAiImages = staff.post(
  '/api/generate-ai-images',
  'Generate a new photo for every add-on; the image service charges for each',
  { returns: GeneratedImages, refuses: [409, 502, 503] },
)
