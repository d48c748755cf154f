import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

const tag = 'Health'
export const readHealth = endpoint({
  method: 'get',
  path: '/api/health',
  summary: 'Check that the process is running',
  tag,
  staff: false,
  responses: { 200: z.object({ status: z.literal('ok') }) },
})
export const readReadiness = endpoint({
  method: 'get',
  path: '/api/ready',
  summary: 'Check that the database responds and takes writes',
  tag,
  staff: false,
  responses: { 200: z.object({ status: z.literal('ready') }) },
  refusals: [503],
})
