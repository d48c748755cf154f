import { z } from 'zod'
import { CREWS_MAX } from '#domain/calendar/work/work-settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { email, idParams, instant, NAME_MAX, optionalText, wholeNumber } from '../wire/fields.ts'
import { ROLES } from '../wire/permissions.ts'
import { newPassword, optionalEmail, username } from './accounts.ts'

const role = z.enum(ROLES, { error: fieldError('accounts.roleNeeded') })

export const Administrator = z
  .object({
    id: z.int(),
    username: z.string(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    role,
    crew: z.int().optional().meta({ description: 'The crew whose stops the phone shows; missing if none' }),
    takesCash: z.literal(true).optional().meta({ description: 'A crew member who takes money at the door' }),
    isActive: z.boolean(),
    hasSecondFactor: z.boolean(),
    lastSeenAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Administrator' })
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

export const Invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role,
    invitedBy: z.string(),
    expiresAt: instant,
    createdAt: instant,
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

const tag = 'Team'
const staff = 'accounts'
export const listAdministrators = endpoint({
  method: 'get',
  path: '/api/admin/users',
  summary: 'List all team members',
  tag,
  staff,
  responses: { 200: z.array(Administrator) },
})
export const createAdministrator = endpoint({
  method: 'post',
  path: '/api/admin/users',
  summary: 'Create a team member with a password of your choice; an owner unless another role is given',
  tag,
  staff,
  asksForPassword: true,
  body: NewAdministrator,
  responses: { 201: Administrator },
  refusals: [400, 409],
})
export const changeAdministrator = endpoint({
  method: 'patch',
  path: '/api/admin/users/:id',
  summary:
    'Update a member’s role, crew or permission to take cash, or deactivate or reactivate the account; one active owner always remains',
  tag,
  staff,
  asksForPassword: true,
  params: idParams,
  body: AdministratorChange,
  responses: { 200: Administrator },
  refusals: [400, 404, 409],
})
export const deleteAdministrator = endpoint({
  method: 'delete',
  path: '/api/admin/users/:id',
  summary: 'Delete a team member, but never the last owner',
  tag,
  staff,
  asksForPassword: true,
  params: idParams,
  responses: { 204: null },
  refusals: [404, 409],
})
export const clearSecondFactor = endpoint({
  method: 'delete',
  path: '/api/admin/users/:id/second-factor',
  summary: 'Remove the second factor of a member who lost it; their sessions end',
  tag,
  staff,
  asksForPassword: true,
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
export const listInvitations = endpoint({
  method: 'get',
  path: '/api/admin/invitations',
  summary: 'List pending invitations',
  tag,
  staff,
  responses: { 200: z.array(Invitation) },
})
export const invite = endpoint({
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'Send a link to join the team by email; an earlier one to the same address stops working',
  tag,
  staff,
  asksForPassword: true,
  body: z.object({ email: email(fieldError('fields.email')), role }),
  responses: { 201: Invitation.extend({ link: z.string() }) },
  respondsWithSecret: true,
  refusals: [400, 409],
})
export const revokeInvitation = endpoint({
  method: 'delete',
  path: '/api/admin/invitations/:id',
  summary: 'Revoke an invitation',
  tag,
  staff,
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
