import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, instant } from '../wire/fields.ts'

export const EXPORT_STATUSES = ['waiting', 'working', 'ready', 'failed'] as const

export const Export = z
  .object({
    id: z.int(),
    status: z.enum(EXPORT_STATUSES),
    done: z.int().meta({ description: 'How many of its files are packed' }),
    total: z.int().nullable().meta({ description: 'The total number of files; null until they are counted' }),
    bytes: z.int().nullable(),
    requestedBy: z.string(),
    createdAt: instant,
    until: instant.nullable().meta({ description: 'When it is deleted; null until it is ready' }),
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

const tag = 'Moving'
const staff = 'moving'
export const requestExport = endpoint({
  method: 'post',
  path: '/api/admin/exports',
  summary: 'Start an export of everything as one ZIP: tables, pictures and documents',
  tag,
  staff,
  asksForPassword: true,
  responses: { 202: Export },
  refusals: [403],
})
export const listExports = endpoint({
  method: 'get',
  path: '/api/admin/exports',
  summary: 'List exports in progress and ready to download',
  tag,
  staff,
  responses: { 200: z.array(Export) },
})
export const downloadExport = endpoint({
  method: 'get',
  path: '/api/admin/exports/:id',
  summary: 'Download the ZIP, for 24 hours',
  tag,
  staff,
  asksForPassword: true,
  params: idParams,
  responses: { 200: null },
  refusals: [403, 404, 409],
})
