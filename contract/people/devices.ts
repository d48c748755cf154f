import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const Device = namedObject('Device', {
  id: z.string(),
  userAgent: z.string().describe('The browser’s user agent'),
  address: z.string(),
  lastUsedAt: instant,
  createdAt: instant,
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof Device>

const staff = describeCalls({ tag: 'Signed-in devices', staff: 'own-account' })
export const listDevices = staff.get(
  '/api/admin/devices',
  'List the devices where you are signed in, last used first',
  { returns: z.array(Device) },
)
export const signOutDevice = staff.delete('/api/admin/devices/:deviceId', 'Sign out one of your devices', {
  params: { deviceId: z.uuid() },
})
export const signOutOthers = staff.delete('/api/admin/devices', 'Sign out all your other devices')
