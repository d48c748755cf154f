import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

const tag = 'Health'
export const readHealth = endpoint({
  method: 'get',
  path: '/api/health',
  summary: 'The process lives',
  tag,
  staff: false,
  responses: { 200: z.object({ status: z.literal('ok') }) },
})
export const readReadiness = endpoint({
  method: 'get',
  path: '/api/ready',
  summary: 'The database answers',
  tag,
  staff: false,
  responses: { 200: z.object({ status: z.literal('ready') }) },
  refusals: [503],
})
