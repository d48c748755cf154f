import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const CheckResult = namedObject('Finding', {
  name: z.string(),
  state: z.enum(['fine', 'warning', 'problem']),
  sentence: z.string().describe('What was found'),
  remedy: z.string().nullable().describe('How to fix it; null if nothing has to be done'),
})
export type CheckResult = z.infer<typeof CheckResult>

export const Diagnosis = namedObject('Diagnosis', {
  checkedAt: instant,
  findings: z.array(CheckResult),
  lastBackup: z
    .object({ createdAt: instant, folder: z.string(), bytes: z.int() })
    .nullable()
    .describe('The newest complete backup in BACKUP_DIR'),
})
export type Diagnosis = z.infer<typeof Diagnosis>

const staff = describeCalls({ tag: 'System', staff: 'system' })
export const examineSystem = staff.get(
  '/api/admin/system',
  'List what is wrong with the installation, and how to fix it',
  { inStaffLanguage: true, returns: Diagnosis },
)
