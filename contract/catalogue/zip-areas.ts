import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

export const ZipArea = z
  .object({ zip: z.string(), latitude: z.number(), longitude: z.number(), county: z.string().nullable() })
  .meta({ id: 'ZipArea', description: 'A ZIP code area of Florida and its internal point in degrees' })

const owners = describeCalls({ tag: 'Prices', staff: 'pricing' })
export const listZipAreas = owners.get(
  '/api/admin/zip-areas',
  'List all ZIP code areas of Florida with their locations, from which distances, fees and counties are computed',
  { returns: z.array(ZipArea) },
)
