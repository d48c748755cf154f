import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const EXPORT_STATUSES = ['waiting', 'working', 'ready', 'failed'] as const

export const Export = namedObject('Export', {
  id: z.int(),
  status: z.enum(EXPORT_STATUSES),
  done: z.int().describe('How many of its files are packed'),
  total: z.int().nullable().describe('The total number of files; null until they are counted'),
  bytes: z.int().nullable(),
  requestedBy: z.string(),
  createdAt: instant,
  until: instant.nullable().describe('When it is deleted; null until it is ready'),
})
export type Export = z.infer<typeof Export>

const owners = describeCalls({ tag: 'Moving', staff: 'moving' })
export const requestExport = owners.post(
  '/api/admin/exports',
  'Start an export of everything as one ZIP: tables, pictures and documents',
  { asksForPassword: true, accepts: Export, refuses: [403] },
)
export const listExports = owners.get(
  '/api/admin/exports',
  'List exports in progress and ready to download',
  { returns: z.array(Export) },
)
export const downloadExport = owners.get('/api/admin/exports/:id', 'Download the ZIP, for 24 hours', {
  asksForPassword: true,
  returns: null,
  refuses: [403, 409],
})
