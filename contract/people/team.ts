import { z } from 'zod'
import { CREWS_MAX } from '#domain/calendar/work/work-settings.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, instant, NAME_MAX, optionalText, wholeNumber } from '../wire/fields.ts'
import { ROLES } from '../wire/permissions.ts'
import { newPassword, optionalEmail, username } from './accounts.ts'

const role = z.enum(ROLES, { error: fieldError('accounts.roleNeeded') })

export const Administrator = namedObject('Administrator', {
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  role,
  crew: z.int().optional().describe('The crew whose stops the phone shows; missing if none'),
  takesCash: z.literal(true).optional().describe('A crew member who takes money at the door'),
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: instant.nullable(),
  createdAt: instant,
})
export type Administrator = z.infer<typeof Administrator>

export const NewAdministrator = z.object({
  username,
  password: newPassword,
  fullName: optionalText(NAME_MAX),
  email: optionalEmail,
  role: role.default('owner'),
})

export const AdministratorChange = z.object({
  role: role.optional(),
  crew: wholeNumber(fieldError('accounts.crewNeeded'), { min: 1, max: CREWS_MAX }).nullable().optional(),
  takesCash: z.boolean().optional(),
  isActive: z.boolean().optional(),
})

export const Invitation = namedObject('Invitation', {
  id: z.int(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: instant,
  createdAt: instant,
})
export type Invitation = z.infer<typeof Invitation>

const owners = describeCalls({ tag: 'Team', staff: 'accounts' })
export const listAdministrators = owners.get('/api/admin/users', 'List all team members', {
  returns: z.array(Administrator),
})
export const createAdministrator = owners.post(
  '/api/admin/users',
  'Create a team member with a password of your choice; an owner unless another role is given',
  { body: NewAdministrator, asksForPassword: true, creates: Administrator, refuses: [409] },
)
export const changeAdministrator = owners.patch(
  '/api/admin/users/:id',
  'Update a member’s role, crew or permission to take cash, or deactivate or reactivate the account; one active owner always remains',
  { body: AdministratorChange, asksForPassword: true, returns: Administrator, refuses: [409] },
)
export const deleteAdministrator = owners.delete(
  '/api/admin/users/:id',
  'Delete a team member, but never the last owner',
  { asksForPassword: true, refuses: [409] },
)
export const clearSecondFactor = owners.delete(
  '/api/admin/users/:id/second-factor',
  'Remove the second factor of a member who lost it; their sessions end',
  { asksForPassword: true },
)
export const listInvitations = owners.get('/api/admin/invitations', 'List pending invitations', {
  returns: z.array(Invitation),
})
export const invite = owners.post(
  '/api/admin/invitations',
  'Send a link to join the team by email; an earlier one to the same address stops working',
  {
    body: z.object({ email: email(fieldError('fields.email')), role }),
    asksForPassword: true,
    respondsWithSecret: true,
    creates: Invitation.extend({ link: z.string() }),
    refuses: [409],
  },
)
export const revokeInvitation = owners.delete('/api/admin/invitations/:id', 'Revoke an invitation')
