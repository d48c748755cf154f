import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, NAME_MAX, optionalText } from '../wire/fields.ts'
import { ROLES } from '../wire/permissions.ts'
import { newPassword, username } from './accounts.ts'

/** The fragment of a mailed link, which never reaches a log because browsers do not send it. */
const token = z.string().min(1).max(200)

const tag = 'Your account'
export const readAccountLink = endpoint({
  method: 'post',
  path: '/api/admin/account-link',
  summary: 'Get the purpose of a emailed link; the link stays valid',
  tag,
  staff: false,
  body: z.object({ token }),
  responses: {
    200: z.object({
      kind: z.enum(['invitation', 'password-reset']),
      email: z.string(),
      role: z.enum(ROLES).nullable(),
      username: z.string().nullable(),
    }),
  },
  respondsWithSecret: true,
  refusals: [400, 404, 429],
})
export const acceptInvitation = endpoint({
  method: 'post',
  path: '/api/admin/account-link/invitation',
  summary: 'Join the team with a username and a password of your choice',
  tag,
  staff: false,
  body: z.object({ token, username, password: newPassword, fullName: optionalText(NAME_MAX) }),
  responses: { 201: z.object({ username: z.string() }) },
  respondsWithSecret: true,
  refusals: [400, 404, 409, 429],
})
export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/admin/forgotten-password',
  summary: 'Send a password reset link, if an account has this email address',
  tag,
  staff: false,
  body: z.object({ email: email(fieldError('fields.email')) }),
  responses: { 200: z.object({ received: z.literal(true) }) },
  refusals: [400, 429],
})
export const resetForgottenPassword = endpoint({
  method: 'post',
  path: '/api/admin/account-link/password',
  summary: 'Reset the password with a emailed link; all sessions end',
  tag,
  staff: false,
  body: z.object({ token, newPassword }),
  responses: { 200: z.object({ username: z.string() }) },
  respondsWithSecret: true,
  refusals: [400, 404, 429],
})
