import * as addonContract from '#contract/catalogue/addons.ts'
import * as themeContract from '#contract/catalogue/themes.ts'
import { themeColumns } from '#server/catalogue/pricing/theme-columns.ts'
import { addonsIn, themesIn } from '#server/catalogue/translations/catalogue-in.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { staffCalls } from '#server/foundation/staff-records/staff-changes.ts'
import { ADDON, addonColumns, THEME } from './catalogue-kinds.ts'
import { findAddons, findTheme, findThemes } from './catalogue-queries.ts'
import { reorder } from './reorder.ts'

export const catalogueEndpoints = endpoints((_, app) => {
  themeEndpoints(app)
  addonEndpoints(app)
})

const theme = staffCalls(THEME, themeColumns)
const addon = staffCalls(ADDON, addonColumns)

const themeEndpoints = endpoints((serve) => {
  serve(themeContract.listThemes, async ({ ctx, language }) =>
    themesIn(language, ctx.db, await findThemes(ctx)),
  )
  serve(themeContract.readTheme, async ({ ctx, params, language }) => {
    const found = await findTheme(ctx, params.id)
    return (found && (await themesIn(language, ctx.db, [found]))[0]) ?? THEME.gone
  })
  serve(themeContract.createTheme, theme.create)
  serve(
    themeContract.reorderThemes,
    async ({ ctx, body, admin }) => (await reorder(ctx, THEME, body, admin)) ?? findThemes(ctx),
  )
  serve(themeContract.changeTheme, theme.change)
  serve(themeContract.deleteTheme, theme.remove)
})

const addonEndpoints = endpoints((serve) => {
  serve(addonContract.listAddons, async ({ ctx, language }) =>
    addonsIn(language, ctx.db, await findAddons(ctx.db)),
  )
  serve(addonContract.createAddon, addon.create)
  serve(
    addonContract.reorderAddons,
    async ({ ctx, body, admin }) => (await reorder(ctx, ADDON, body, admin)) ?? findAddons(ctx.db),
  )
  serve(addonContract.changeAddon, addon.change)
  serve(addonContract.deleteAddon, addon.remove)
})
