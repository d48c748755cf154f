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
    'Every ZIP code area of Florida with its place: what distances, fees and counties are computed from',
  tag: 'Prices',
  staff: 'pricing',
  responses: { 200: z.array(ZipArea) },
})
