import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { areaSlug } from '#domain/site/area-page.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { areas } from '#server/foundation/database/schema/all-tables.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'
import { staffArea } from './area-queries.ts'

export const AREA = {
  table: areas,
  subject: 'area',
  toFacts: ({ name }) => ({ kind: 'text', text: String(name) }),
  what: 'area',
  find: async (ctx, id) => {
    const [row] = await ctx.db.select().from(areas).where(eq(areas.id, id))
    return row && staffArea(ctx, row)
  },
  isShownToVisitors: true,
  gone: refuse('not_found', 'areas.gone'),
  duplicate: { ...refuse('conflict', 'areas.nameTaken'), field: 'name' },
  getRefusal: ({ slug }) => (slug === '' ? NO_ADDRESS : undefined),
} satisfies StaffKind

const NO_ADDRESS = { ...refuse('invalid', 'areas.noAddress'), field: 'name' }

/** Returns the columns for what staff entered; the slug follows from the name. */
export function areaColumns<Entered extends { readonly name?: string | undefined }>(entered: Entered) {
  return entered.name === undefined ? entered : { ...entered, slug: areaSlug(entered.name) }
}
