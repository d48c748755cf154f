import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

const visitors = describeCalls({ tag: 'Health', staff: false })
export const readHealth = visitors.get('/api/health', 'Check that the process is running', {
  returns: z.object({ status: z.literal('ok') }),
})
export const readReadiness = visitors.get('/api/ready', 'Check that the database responds and takes writes', {
  returns: z.object({ status: z.literal('ready') }),
  refuses: [503],
})
