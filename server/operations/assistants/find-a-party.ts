import type { FAMILY_TOOLS } from '#contract/operations/assistants/family-tools.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { themePath } from '#domain/site/slug.ts'
import type { Context } from '#server/context.ts'
import { siteUrl } from '#server/site-url.ts'
import { isToolRefusal } from './call-api.ts'
import type { Arguments, Runs, ToolCall } from './tool-call.ts'

type Found = Pick<typeof FAMILY_TOOLS, 'list_themes' | 'find_free_days' | 'get_quote' | 'hold_party'>

/** What an assistant does before there is a booking: browse, compare, get a price, hold a day. */
export const FIND_A_PARTY: Runs<Found> = {
  list_themes: listThemes,
  find_free_days: findFreeDays,
  get_quote: ({ callApi, sent }) => callApi('post', '/api/quote', { body: sent }),
  hold_party: holdParty,
}

async function listThemes({ ctx, callApi, language }: ToolCall) {
  const [themes, addons, settings] = await Promise.all([
    callApi('get', '/api/themes'),
    callApi('get', '/api/addons'),
    callApi('get', '/api/site-settings'),
  ])
  if (isToolRefusal(themes)) return themes
  if (isToolRefusal(addons)) return addons
  if (isToolRefusal(settings)) return settings
  const { termsVersion, asksQuestions } = settings
  const questions = asksQuestions ? await callApi('get', '/api/questions') : undefined
  if (isToolRefusal(questions)) return questions
  return {
    themes: themes
      .filter(({ available }) => available)
      .map(({ id, ...theme }) => ({
        ...theme,
        themeId: id,
        pageUrl: addressIn(ctx, language, themePath({ id, ...theme })),
        imageUrl: new URL(theme.mainImage, siteUrl(ctx)).href,
      })),
    addons: addons
      .filter(({ available }) => available)
      .map(({ id, ...addon }) => ({ ...addon, addonId: id })),
    ...(termsVersion !== undefined && {
      termsOfService: { version: termsVersion, url: addressIn(ctx, language, '/terms-of-service') },
    }),
    ...(questions && { questions }),
  }
}

async function findFreeDays({ callApi, sent: { from, to, themeId, teepees, nights, addons } }: ToolCall) {
  const query = { from, to, themeId, teepees, nights, addons: toList(addons) }
  const days = await callApi('get', '/api/availability', { query })
  if (isToolRefusal(days)) return days
  return {
    freeDays: days.filter(({ available }) => available),
    otherDays: days.filter(({ available }) => !available),
  }
}

/** Converts add-ons to the query format of /api/availability, which refuses invalid ones. */
function toList(addons: unknown): unknown {
  if (!Array.isArray(addons)) return addons
  if (addons.length === 0) return undefined
  return addons.map((line: Arguments | null) => `${line?.addonId}:${line?.quantity}`).join(',')
}

/** The source of a family if its assistant does not give one. */
const SOURCE = { utmSource: 'assistant', utmMedium: 'mcp' }

/** Staff may leave required answers open, but hold a day with a tool of their own. */
async function holdParty({ ctx, callAsFamily, language, sent }: ToolCall) {
  const booking = await callAsFamily('post', '/api/bookings', { body: { source: SOURCE, ...sent } })
  if (isToolRefusal(booking)) return booking
  const { bookingId, holdExpiresAt } = booking
  return { bookingId, holdExpiresAt, paymentUrl: addressIn(ctx, language, `/booking/4?held=${bookingId}`) }
}

function addressIn(ctx: Context, language: Language, englishPath: string): string {
  return siteUrl(ctx) + pathIn(language, englishPath)
}
