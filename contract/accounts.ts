import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Login = z.object({
  username: z.string({ error: 'Username is required' }).min(1, 'Username is required').max(200),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(1000),
})

export const LoginAnswer = z.object({
  success: z.literal(true),
  isAdmin: z.boolean(),
  user: z.object({
    id: z.int(),
    username: z.string(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
  }),
  credential: z
    .string()
    .meta({ description: 'base64 of username:session secret, to be sent as Authorization: Basic' }),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

const tag = 'Administrators'
export const login = endpoint({
  method: 'post',
  path: '/api/admin/login',
  summary: 'Sign in',
  tag,
  staff: false,
  body: Login,
  answers: { 200: LoginAnswer },
  refusals: [400, 401, 429],
})
export const checkAdmin = endpoint({
  method: 'get',
  path: '/api/admin/check',
  summary: 'Whether the credentials are valid',
  tag,
  staff: true,
  answers: { 200: z.object({ isAdmin: z.boolean() }) },
})
export const logout = endpoint({
  method: 'post',
  path: '/api/admin/logout',
  summary: 'Sign out',
  tag,
  staff: true,
  answers: { 204: null },
})
