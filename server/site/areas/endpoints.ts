import * as contract from '#contract/site/areas.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { requireAdmin } from '#server/foundation/http/sign-in-check.ts'
import { staffCalls } from '#server/foundation/staff-records/staff-changes.ts'
import { AREA, areaColumns } from './area-kind.ts'
import { readAreaPage } from './area-page.ts'
import { findAreas, staffArea } from './area-queries.ts'

const area = staffCalls(AREA, areaColumns)

export const areaEndpoints = endpoints((serve) => {
  serve(contract.readArea, async ({ ctx, c, language, params: { slug }, query: { preview } }) => {
    if (preview !== undefined) {
      const refused = await requireAdmin(c, contract.changeArea.staff)
      if (refused) return refused
      c.header('Cache-Control', 'no-store')
    }
    return readAreaPage(ctx, { slug, language, preview })
  })
  serve(contract.listAreas, async ({ ctx }) =>
    Promise.all((await findAreas(ctx.db)).map((row) => staffArea(ctx, row))),
  )
  serve(contract.createArea, area.create)
  serve(contract.changeArea, area.change)
  serve(contract.deleteArea, area.remove)
})
