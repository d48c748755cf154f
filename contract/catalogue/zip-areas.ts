import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

/** The area of a ZIP code: its location and, if known, its county. */
export const ZipArea = z
  .object({
    zip: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    county: z.string().nullable(),
  })
  .meta({ id: 'ZipArea', description: 'A ZIP code area of Florida and its internal point in degrees' })
export type ZipArea = z.infer<typeof ZipArea>

export const listZipAreas = endpoint({
  method: 'get',
  path: '/api/admin/zip-areas',
  summary:
    'List all ZIP code areas of Florida with their locations, from which distances, fees and counties are computed',
  tag: 'Prices',
  staff: 'pricing',
  responses: { 200: z.array(ZipArea) },
})
