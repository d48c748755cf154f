import { z } from 'zod'
import { REQUIREMENT_UNITS, RESOURCE_KINDS } from '#domain/calendar/resources/resources.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  daysUpTo,
  force,
  forceQuery,
  NAME_MAX,
  numeric,
  optionalText,
  partyDay,
  storedId,
  text,
  wholeBetween,
  wholeDays,
} from '../wire/fields.ts'

const ResourceChange = z
  .object({ id: z.int(), from: z.string(), to: z.string(), delta: z.int(), reason: z.string().nullable() })
  .meta({ id: 'ResourceChange' })
export type ResourceChange = z.infer<typeof ResourceChange>

const Requirement = z.object({
  themeId: z.int().optional(),
  addonId: z.int().optional(),
  per: z.enum(REQUIREMENT_UNITS),
  count: z.int(),
})

/** Something that the business has a limited number of, and that each party blocks for others. */
export const Resource = namedObject('Resource', {
  id: z.int(),
  name: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  quantity: z.int(),
  daysBefore: z.int(),
  daysAfter: z.int(),
  changes: z.array(ResourceChange),
  requirements: z.array(Requirement),
  countedIn: z
    .enum(['settings', 'theme'])
    .optional()
    .describe(
      'Where the quantity is set, for frames and the kits of a theme; here only dated changes apply to them',
    ),
  version: z.int(),
})
export type Resource = z.infer<typeof Resource>

/** How many of a resource are taken each day, and how many there are. */
const ResourceLoad = namedObject('ResourceLoad', {
  kind: z.enum(['teepees', 'theme', 'addon', 'resource']),
  id: z.int().nullable().describe('The id of the theme, add-on or resource'),
  name: z.string(),
  days: z.array(z.object({ date: z.string(), quantity: z.int(), taken: z.int() })),
})
export type ResourceLoad = z.infer<typeof ResourceLoad>

const LOAD_DAYS_MAX = 92

const days = wholeDays(14)

const resourceFields = z.object({
  name: text({ required: fieldError('fields.nameNeeded'), max: NAME_MAX }),
  kind: z.enum(RESOURCE_KINDS, { error: fieldError('resources.kind') }),
  quantity: wholeBetween(0, 10_000, fieldError('resources.quantity')),
  daysBefore: days,
  daysAfter: days,
})

const NewResource = resourceFields.extend({ daysBefore: days.default(0), daysAfter: days.default(0) })
const ResourceUpdate = resourceFields.extend({ version: z.int32(), force }).partial()

const NO_CHANGE = fieldError('resources.change')
const delta = numeric(
  z
    .int(NO_CHANGE)
    .min(-10_000, NO_CHANGE)
    .max(10_000, NO_CHANGE)
    .refine((change) => change !== 0, NO_CHANGE),
)

const NewResourceChange = z
  .object({
    from: partyDay(fieldError('resources.firstDay')),
    to: partyDay(fieldError('resources.lastDay')),
    delta,
    reason: optionalText(500),
    force,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: fieldError('calendar.lastBeforeFirst') })

const ONE_OF_BOTH = fieldError('resources.requirementOf')

const requirements = z
  .array(
    z
      .object({
        themeId: storedId.optional(),
        addonId: storedId.optional(),
        per: z.enum(REQUIREMENT_UNITS, { error: fieldError('resources.per') }),
        count: wholeBetween(1, 1000, fieldError('resources.requirement')),
      })
      .refine(({ themeId, addonId }) => (themeId === undefined) !== (addonId === undefined), ONE_OF_BOTH),
  )
  .max(500)

/** Either the list itself, or an object with the list, `version` and `force`. */
const RequirementsUpdate = z.object({ requirements, version: z.int32().optional(), force })
const RequirementsBody = z.preprocess(
  (body: z.input<typeof requirements> | z.input<typeof RequirementsUpdate>) =>
    Array.isArray(body) ? { requirements: body } : body,
  RequirementsUpdate,
)
export type RequirementsUpdate = z.output<typeof RequirementsUpdate>
export type ResourceUpdate = z.output<typeof ResourceUpdate>
export type NewResourceChange = z.output<typeof NewResourceChange>

const staff = describeCalls({ tag: 'Resources', staff: 'calendar' })
export const listResources = staff.get(
  '/api/admin/resources',
  'List resources: equipment and staff, how many there are, and what needs them',
  { returns: z.array(Resource) },
)
export const listResourceLoads = staff.get(
  '/api/admin/resource-loads',
  `Get the usage of every limited resource on up to ${LOAD_DAYS_MAX} days`,
  { query: daysUpTo(LOAD_DAYS_MAX), returns: z.array(ResourceLoad) },
)
export const createResource = staff.post('/api/admin/resources', 'Create a resource', {
  body: NewResource,
  creates: Resource,
})
export const changeResource = staff.patch(
  '/api/admin/resources/:id',
  'Update a resource; refused if it would break booked days, unless forced',
  { body: ResourceUpdate, returns: Resource, refuses: [409] },
)
export const deleteResource = staff.delete(
  '/api/admin/resources/:id',
  'Delete a resource and what bookings require of it',
  { refuses: [409] },
)
export const addResourceChange = staff.post(
  '/api/admin/resources/:id/changes',
  'Change the quantity of a resource on some days, for example during a repair',
  { body: NewResourceChange, creates: ResourceChange, refuses: [409] },
)
export const removeResourceChange = staff.delete(
  '/api/admin/resources/:id/changes/:changeId',
  'Delete a dated change',
  { params: { changeId: storedId }, query: forceQuery, refuses: [409] },
)
export const setRequirements = staff.put(
  '/api/admin/resources/:id/requirements',
  'Replace the list of themes and add-ons that need a resource',
  { query: forceQuery, body: RequirementsBody, returns: Resource, refuses: [409] },
)
