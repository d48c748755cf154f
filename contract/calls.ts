import type { z } from 'zod'
import * as availability from './booking/availability.ts'
import * as bookings from './booking/bookings.ts'
import * as staffBookings from './booking/staff-bookings.ts'
import * as termsOfService from './booking/terms-of-service.ts'
import * as busyCalendars from './calendar/busy-calendars.ts'
import * as ownedResources from './calendar/resources.ts'
import * as addons from './catalogue/addons.ts'
import * as aiPhotos from './catalogue/ai-photos.ts'
import * as coupons from './catalogue/coupons.ts'
import * as images from './catalogue/images.ts'
import * as questions from './catalogue/questions.ts'
import * as themes from './catalogue/themes.ts'
import * as translations from './catalogue/translations.ts'
import * as zipAreas from './catalogue/zip-areas.ts'
import * as agenda from './crew/agenda.ts'
import * as calendarFeed from './crew/calendar-feed.ts'
import * as crew from './crew/crew.ts'
import * as crewVisit from './crew/crew-visit.ts'
import * as kitCare from './crew/kit-care.ts'
import * as roomReadiness from './crew/room-readiness.ts'
import * as websitePictures from './crew/website-pictures.ts'
import * as work from './crew/work.ts'
import * as answers from './family/answers.ts'
import * as bookingPage from './family/booking-page.ts'
import * as guestList from './family/guest-list.ts'
import * as orderChange from './family/order-change.ts'
import * as partyMails from './family/party-mails.ts'
import * as pictureConsent from './family/picture-consent.ts'
import * as staffOrderChange from './family/staff-order-change.ts'
import * as textConsent from './family/text-consent.ts'
import * as waitingList from './family/waiting-list.ts'
import * as autopay from './money/autopay.ts'
import * as damageClaims from './money/damage-claims.ts'
import * as dayPrices from './money/day-prices.ts'
import * as holds from './money/holds.ts'
import * as invoices from './money/invoices.ts'
import * as journal from './money/journal.ts'
import * as money from './money/money.ts'
import * as payments from './money/payments.ts'
import * as priceAdvice from './money/price-advice.ts'
import * as pricing from './money/pricing.ts'
import * as reports from './money/reports.ts'
import * as sources from './money/sources.ts'
import * as apiKeys from './operations/api-keys.ts'
import * as audit from './operations/audit.ts'
import * as doctor from './operations/doctor.ts'
import * as editing from './operations/editing.ts'
import * as exports from './operations/exports.ts'
import * as health from './operations/health.ts'
import * as history from './operations/history.ts'
import * as imports from './operations/imports.ts'
import * as jobs from './operations/jobs.ts'
import * as keys from './operations/keys.ts'
import * as outbox from './operations/outbox.ts'
import * as overview from './operations/overview.ts'
import * as push from './operations/push.ts'
import * as search from './operations/search.ts'
import * as setup from './operations/setup.ts'
import * as staffEvents from './operations/staff-events.ts'
import * as today from './operations/today.ts'
import * as trial from './operations/trial.ts'
import * as webhooks from './operations/webhooks.ts'
import * as accountLinks from './people/account-links.ts'
import * as accounts from './people/accounts.ts'
import * as campaigns from './people/campaigns.ts'
import * as contact from './people/contact.ts'
import * as customers from './people/customers.ts'
import * as devices from './people/devices.ts'
import * as followUps from './people/follow-ups.ts'
import * as mailTexts from './people/mail-texts.ts'
import * as newsletter from './people/newsletter.ts'
import * as savedAnswers from './people/saved-answers.ts'
import * as secondFactor from './people/second-factor.ts'
import * as team from './people/team.ts'
import * as testimonials from './people/testimonials.ts'
import * as texts from './people/texts.ts'
import * as threads from './people/threads.ts'
import * as areas from './site/areas.ts'
import * as settings from './site/settings.ts'
import * as settingsHistory from './site/settings-history.ts'
import * as siteTexts from './site/site-texts.ts'
import * as spanishTexts from './site/spanish-texts.ts'
import type { Endpoint, Method } from './wire/endpoint.ts'

/** Every contract file that describes calls, in the order of the documentation. */
const resources = [
  health,
  accounts,
  accountLinks,
  secondFactor,
  devices,
  team,
  themes,
  addons,
  questions,
  spanishTexts,
  translations,
  availability,
  ownedResources,
  kitCare,
  waitingList,
  bookings,
  staffBookings,
  staffOrderChange,
  agenda,
  work,
  crew,
  overview,
  today,
  audit,
  payments,
  money,
  reports,
  sources,
  zipAreas,
  journal,
  bookingPage,
  answers,
  guestList,
  orderChange,
  textConsent,
  pictureConsent,
  crewVisit,
  partyMails,
  damageClaims,
  invoices,
  autopay,
  busyCalendars,
  holds,
  calendarFeed,
  coupons,
  priceAdvice,
  pricing,
  dayPrices,
  termsOfService,
  settings,
  settingsHistory,
  siteTexts,
  areas,
  contact,
  texts,
  threads,
  savedAnswers,
  campaigns,
  newsletter,
  followUps,
  mailTexts,
  customers,
  testimonials,
  history,
  outbox,
  images,
  aiPhotos,
  roomReadiness,
  websitePictures,
  jobs,
  doctor,
  apiKeys,
  webhooks,
  search,
  editing,
  staffEvents,
  push,
  keys,
  imports,
  exports,
  setup,
  trial,
] as const

type ModuleExport<Resource> = Resource extends unknown ? Resource[keyof Resource] : never

/** Every call of the API: the server handles no others, and the browser's client makes no others. */
export type AnyCall = Extract<ModuleExport<(typeof resources)[number]>, Endpoint>

/** Every call by method and path. */
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

export type CallPath<M extends Method> = keyof Calls[M] & string

/** The input of a call: path parameters, query and body, as far as it has them. */
export type CallRequest<M extends Method, Path extends CallPath<M>> = CallAddress<M, Path> &
  CallPart<'body', Calls[M][Path]>

/** The part of a request that goes into its URL. */
export type CallAddress<M extends Method, Path extends CallPath<M>> = CallPart<'params', Calls[M][Path]> &
  CallPart<'query', Calls[M][Path]>

/** What a call resolves to on success; undefined if the response has no body. */
export type CallResponse<M extends Method, Path extends CallPath<M>> = Received<
  CallSchemas<M, Path>[keyof CallSchemas<M, Path>]
>

/** The schemas of a call's successful responses, by status. */
export type CallSchemas<M extends Method, Path extends CallPath<M>> = Calls[M][Path] extends {
  readonly responses: infer Responses
}
  ? Responses
  : never

type CallPart<Name extends 'params' | 'query' | 'body', Call> = Call extends {
  readonly [N in Name]: infer Schema extends z.ZodType
}
  ? MayBeLeftOut<z.input<Schema>> extends true
    ? { readonly [N in Name]?: Sent<z.input<Schema>> }
    : { readonly [N in Name]: Sent<z.input<Schema>> }
  : { readonly [N in Name]?: never }

type MayBeLeftOut<Value> = undefined extends Value ? true : Partial<Value> extends Value ? true : false

/** Input may be readonly, since it is only read. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : Value

type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
