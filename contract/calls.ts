import type { z } from 'zod'
import * as accountLinks from './account-links.ts'
import * as accounts from './accounts.ts'
import * as addons from './addons.ts'
import * as agenda from './agenda.ts'
import * as aiPhotos from './ai-photos.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as bookings from './bookings.ts'
import * as calendarFeed from './calendar-feed.ts'
import * as contact from './contact.ts'
import * as coupons from './coupons.ts'
import * as customers from './customers.ts'
import * as devices from './devices.ts'
import * as doctor from './doctor.ts'
import type { Endpoint, Method } from './endpoint.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import * as invoices from './invoices.ts'
import * as jobs from './jobs.ts'
import * as journal from './journal.ts'
import * as money from './money.ts'
import * as newsletter from './newsletter.ts'
import * as outbox from './outbox.ts'
import * as overview from './overview.ts'
import * as ownBooking from './own-booking.ts'
import * as payments from './payments.ts'
import * as pricing from './pricing.ts'
import * as reports from './reports.ts'
import * as ownedResources from './resources.ts'
import * as secondFactor from './second-factor.ts'
import * as settings from './settings.ts'
import * as spanishTexts from './spanish-texts.ts'
import * as staffBookings from './staff-bookings.ts'
import * as team from './team.ts'
import * as termsOfService from './terms-of-service.ts'
import * as testimonials from './testimonials.ts'
import * as themes from './themes.ts'
import * as waitingList from './waiting-list.ts'
import * as webhooks from './webhooks.ts'
import * as work from './work.ts'

/** Every file of the contract that describes calls, in the order of the documentation. */
const resources = [
  health,
  accounts,
  accountLinks,
  secondFactor,
  devices,
  team,
  themes,
  addons,
  spanishTexts,
  availability,
  ownedResources,
  waitingList,
  bookings,
  staffBookings,
  agenda,
  work,
  overview,
  audit,
  payments,
  money,
  reports,
  journal,
  ownBooking,
  invoices,
  calendarFeed,
  coupons,
  pricing,
  termsOfService,
  settings,
  contact,
  newsletter,
  customers,
  testimonials,
  outbox,
  images,
  aiPhotos,
  jobs,
  doctor,
  apiKeys,
  webhooks,
] as const

type ExportOf<Resource> = Resource extends unknown ? Resource[keyof Resource] : never

/** Every call of the API: the server serves no other, and the browser's client makes no other. */
export type AnyCall = Extract<ExportOf<(typeof resources)[number]>, Endpoint>

/** Every call by its method and its path. */
type Calls = {
  readonly [M in Method]: {
    readonly [Call in Extract<AnyCall, { readonly method: M }> as Call['path']]: Call
  }
}

export const calls: readonly AnyCall[] = resources
  .flatMap((resource): unknown[] => Object.values(resource))
  .filter(isCall)

function isCall(exported: unknown): exported is AnyCall {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'responses' in exported
}

/** The paths that can be called with a method. */
export type PathOf<M extends Method> = keyof Calls[M] & string

/** The input of a call: the parts of its path, its query and its body, as far as it has them. */
export type RequestOf<M extends Method, Path extends PathOf<M>> = AddressOf<M, Path> &
  Part<'body', Calls[M][Path]>

/** The part of a request that is in its address. */
export type AddressOf<M extends Method, Path extends PathOf<M>> = Part<'params', Calls[M][Path]> &
  Part<'query', Calls[M][Path]>

/** What a call resolves to on success; undefined if the response has no body. */
export type ResponseOf<M extends Method, Path extends PathOf<M>> = Received<
  ResponsesOf<M, Path>[keyof ResponsesOf<M, Path>]
>

/** The schemas of a call's successful responses, by status. */
export type ResponsesOf<M extends Method, Path extends PathOf<M>> = Calls[M][Path] extends {
  readonly responses: infer Responses
}
  ? Responses
  : never

type Part<Name extends 'params' | 'query' | 'body', Call> = Call extends {
  readonly [N in Name]: infer Schema extends z.ZodType
}
  ? MayBeLeftOut<z.input<Schema>> extends true
    ? { readonly [N in Name]?: Sent<z.input<Schema>> }
    : { readonly [N in Name]: Sent<z.input<Schema>> }
  : { readonly [N in Name]?: never }

type MayBeLeftOut<Value> = undefined extends Value ? true : Partial<Value> extends Value ? true : false

/** What is sent may be readonly: it is only read. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : Value

type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
