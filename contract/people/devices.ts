import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const Device = z
  .object({
    id: z.string(),
    userAgent: z.string().meta({ description: 'The browser’s user agent' }),
    address: z.string(),
    lastUsedAt: instant,
    createdAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' })
export type Device = z.infer<typeof Device>

const tag = 'Signed-in devices'
const staff = 'own-account'
export const listDevices = endpoint({
  method: 'get',
  path: '/api/admin/devices',
  summary: 'List the devices where you are signed in, last used first',
  tag,
  staff,
  responses: { 200: z.array(Device) },
})
export const signOutDevice = endpoint({
  method: 'delete',
  path: '/api/admin/devices/:deviceId',
  summary: 'Sign out one of your devices',
  tag,
  staff,
  params: z.object({ deviceId: z.uuid() }),
  responses: { 204: null },
  refusals: [404],
})
export const signOutOthers = endpoint({
  method: 'delete',
  path: '/api/admin/devices',
  summary: 'Sign out all your other devices',
  tag,
  staff,
  responses: { 204: null },
})
