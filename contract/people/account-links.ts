import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, NAME_MAX, optionalText } from '../wire/fields.ts'
import { ROLES } from '../wire/permissions.ts'
import { newPassword, username } from './accounts.ts'

/** The fragment of a mailed link, which never reaches a log because browsers do not send it. */
const token = z.string().min(1).max(200)

const visitors = describeCalls({ tag: 'Your account', staff: false })
export const readAccountLink = visitors.post(
  '/api/admin/account-link',
  'Get the purpose of a emailed link; the link stays valid',
  {
    body: z.object({ token }),
    respondsWithSecret: true,
    returns: z.object({
      kind: z.enum(['invitation', 'password-reset']),
      email: z.string(),
      role: z.enum(ROLES).nullable(),
      username: z.string().nullable(),
    }),
    refuses: [404, 429],
  },
)
export const acceptInvitation = visitors.post(
  '/api/admin/account-link/invitation',
  'Join the team with a username and a password of your choice',
  {
    body: z.object({ token, username, password: newPassword, fullName: optionalText(NAME_MAX) }),
    respondsWithSecret: true,
    creates: z.object({ username: z.string() }),
    refuses: [404, 409, 429],
  },
)
export const forgotPassword = visitors.post(
  '/api/admin/forgotten-password',
  'Send a password reset link, if an account has this email address',
  {
    body: z.object({ email: email(fieldError('fields.email')) }),
    returns: z.object({ received: z.literal(true) }),
    refuses: [429],
  },
)
export const resetForgottenPassword = visitors.post(
  '/api/admin/account-link/password',
  'Reset the password with a emailed link; all sessions end',
  {
    body: z.object({ token, newPassword }),
    respondsWithSecret: true,
    returns: z.object({ username: z.string() }),
    refuses: [404, 429],
  },
)
