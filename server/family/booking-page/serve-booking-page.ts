import type { Hono } from 'hono'
import type { AnyCall } from '#contract/calls.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { isBookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type Context, readTogetherIn } from '#server/context.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { type Call, endpoints, type Handler } from '#server/foundation/http/serve-endpoint.ts'

/** A wrong link and an unknown booking get the same response, so that strangers learn nothing. */
export const WRONG_LINK = refuse('not_found', 'bookings.wrongLink')

/** The calls authenticated by the link in the mails. */
type FamilyEndpoint = Extract<AnyCall, { readonly path: `/api/my-bookings/${string}` }>

type FamilyCall<E extends FamilyEndpoint> = Call<E> & { readonly booking: FullBooking }

type ServeFamily = <E extends FamilyEndpoint>(
  call: E,
  handler: (own: FamilyCall<E>) => ReturnType<Handler<E>>,
) => void

/**
 * Calls about the booking behind a mailed link. The link is checked before the body is read, and before the stored
 * response of an earlier request is sent.
 */
export function familyEndpoints(register: (serve: ServeFamily, app: Hono<AppEnvironment>) => void) {
  return endpoints((serve, app) => {
    const serveFamily: ServeFamily = (call, handler) =>
      serve(
        call,
        async (call) => {
          const booking = await findLinked(call)
          return booking ? handler({ ...call, booking }) : WRONG_LINK
        },
        { permit: async (call) => ((await findLinked(call)) ? undefined : WRONG_LINK) },
      )
    register(serveFamily, app)
  })
}

type Link = {
  readonly ctx: Context
  readonly params: { readonly reference: string }
  readonly query: { readonly token: string }
}

function findLinked({ ctx, params, query }: Link): Promise<FullBooking | undefined> {
  return readTogetherIn(ctx, async (reader) => {
    const found = findBooking(reader.db, { reference: params.reference })
    return (await isBookingPageToken(reader, found, query.token)) ? found : undefined
  })
}
