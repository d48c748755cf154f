import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, idParams, instant, NAME_MAX, NO_NUL, optionalText, text, UNSTORABLE } from './fields.ts'

export const Login = z.object({
  username: z.string({ error: 'Username is required' }).min(1, 'Username is required').max(200),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(1000),
})

export const LoginResponse = z.object({
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
export type LoginResponse = z.infer<typeof LoginResponse>

export const PASSWORD_MIN = 10

const newPassword = z
  .string({ error: 'Password is required' })
  .regex(NO_NUL, UNSTORABLE)
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters for the password`)
  .max(1000, 'Please use at most 1,000 characters for the password')

export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .min(1, 'Please enter your current password')
    .max(1000),
  newPassword,
})

export const Administrator = z
  .object({
    id: z.int(),
    username: z.string(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Administrator' })
export type Administrator = z.infer<typeof Administrator>

export const NewAdministrator = z.object({
  // A Basic credential ends the username at its first colon.
  username: text({ required: 'Username is required', max: NAME_MAX }).regex(
    /^[^\s:]+$/,
    'Please use no spaces and no colons in the username',
  ),
  password: newPassword,
  fullName: optionalText(NAME_MAX),
  email: z.union([z.literal('').transform(() => null), email('Invalid email address')]).nullish(),
})

const tag = 'Administrators'
export const login = endpoint({
  method: 'post',
  path: '/api/admin/login',
  summary: 'Sign in',
  tag,
  staff: false,
  body: Login,
  responses: { 200: LoginResponse },
  respondsWithSecret: true,
  refusals: [400, 401, 429],
})
export const checkAdmin = endpoint({
  method: 'get',
  path: '/api/admin/check',
  summary: 'Whether the credentials are valid',
  tag,
  staff: true,
  responses: { 200: z.object({ isAdmin: z.boolean() }) },
})
export const logout = endpoint({
  method: 'post',
  path: '/api/admin/logout',
  summary: 'Sign out',
  tag,
  staff: true,
  responses: { 204: null },
})
export const changePassword = endpoint({
  method: 'post',
  path: '/api/admin/password',
  summary: 'Change your own password; every session of yours ends, and a new one begins',
  tag,
  staff: true,
  body: PasswordChange,
  responses: { 200: LoginResponse.pick({ success: true, credential: true }) },
  respondsWithSecret: true,
  refusals: [400, 429],
})
export const listAdministrators = endpoint({
  method: 'get',
  path: '/api/admin/users',
  summary: 'All administrators',
  tag,
  staff: true,
  responses: { 200: z.array(Administrator) },
})
export const createAdministrator = endpoint({
  method: 'post',
  path: '/api/admin/users',
  summary: 'Add an administrator',
  tag,
  staff: true,
  body: NewAdministrator,
  responses: { 201: Administrator },
  refusals: [400, 409],
})
export const deleteAdministrator = endpoint({
  method: 'delete',
  path: '/api/admin/users/:id',
  summary: 'Delete an administrator, but never the last one',
  tag,
  staff: true,
  params: idParams,
  responses: { 204: null },
  refusals: [404, 409],
})
