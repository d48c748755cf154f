import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, language, NAME_MAX, NO_NUL, optionalText, text, UNSTORABLE } from '../wire/fields.ts'
import { ROLES } from '../wire/permissions.ts'

export const Login = z.object({
  username: z
    .string({ error: fieldError('accounts.usernameNeeded') })
    .min(1, fieldError('accounts.usernameNeeded'))
    .max(200),
  password: z
    .string({ error: fieldError('accounts.passwordNeededHere') })
    .min(1, fieldError('accounts.passwordNeededHere'))
    .max(1000),
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
  credential: z.string().describe('base64 of username:session secret, sent as Authorization: Basic'),
})
export type LoginResponse = z.infer<typeof LoginResponse>

export const PASSWORD_MIN = 10
const PASSWORD_MAX = 1000

export const newPassword = z
  .string({ error: fieldError('accounts.passwordNeededHere') })
  .regex(NO_NUL, UNSTORABLE)
  .min(PASSWORD_MIN, fieldError('accounts.passwordTooShort', { length: PASSWORD_MIN }))
  .max(PASSWORD_MAX, fieldError('accounts.passwordTooLong', { length: PASSWORD_MAX }))

export const username = text({ required: fieldError('accounts.usernameNeeded'), max: NAME_MAX })
  // HTTP Basic credentials end the username at the first colon.
  .regex(/^[^\s:]+$/, fieldError('accounts.usernameCharacters'))

const NO_EMAIL = fieldError('fields.email')

/** An optional e-mail address. */
export const optionalEmail = z
  .union([z.literal('').transform(() => null), email(NO_EMAIL)], NO_EMAIL)
  .nullish()

export const currentPassword = z
  .string({ error: fieldError('accounts.currentPasswordNeeded') })
  .min(1, fieldError('accounts.currentPasswordNeeded'))
  .max(1000)

/** Required where a signed-in browser alone must not be enough. */
export const PasswordAgain = z.object({ currentPassword })

export const PasswordChange = z.object({ currentPassword, newPassword })

export const Me = namedObject('Me', {
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  language: language.describe('The language of the admin'),
  role: z.enum(ROLES),
  permissions: z.array(z.string()),
  noticeEmail: z.string().optional().describe('Where the site’s notices to its owner go; only for owners'),
})
export type Me = z.infer<typeof Me>

export const MeChange = z.object({
  fullName: optionalText(NAME_MAX).optional(),
  email: optionalEmail,
  noticeEmail: email(NO_EMAIL).optional(),
  currentPassword: currentPassword
    .optional()
    .describe('Not needed within ten minutes after the password was last shown'),
})

export const LanguageChange = z.object({ language })

const tag = 'Your account'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'own-account' })
export const login = visitors.post('/api/admin/login', 'Sign in', {
  body: Login,
  respondsWithSecret: true,
  returns: LoginResponse,
  refuses: [401, 429],
})
export const checkAdmin = staff.get(
  '/api/admin/check',
  'Check credentials; isAdmin tells whether they may change what the site shows',
  { returns: z.object({ isAdmin: z.boolean() }) },
)
export const logout = staff.post('/api/admin/logout', 'Sign out')
export const changePassword = staff.post(
  '/api/admin/password',
  'Change your own password; all your sessions end, and a new one starts',
  {
    body: PasswordChange,
    respondsWithSecret: true,
    returns: LoginResponse.pick({ success: true, credential: true }),
    refuses: [429],
  },
)
export const readMe = staff.get('/api/admin/me', 'Get your account and your permissions', { returns: Me })
export const changeMe = staff.put(
  '/api/admin/me',
  'Update your name, your email address for password resets and, as an owner, where notices go',
  { body: MeChange, returns: Me, refuses: [403, 429] },
)
export const changeMyLanguage = staff.put(
  '/api/admin/me/language',
  'Set the language of the admin for your account',
  { body: LanguageChange, returns: Me },
)
