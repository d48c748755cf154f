import * as addonContract from '#contract/catalogue/addons.ts'
import * as themeContract from '#contract/catalogue/themes.ts'
import { themeColumns } from '#server/catalogue/pricing/theme-columns.ts'
import { addonsIn, themesIn } from '#server/catalogue/translations/catalogue-in.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import {
  changeForStaff,
  createForStaff,
  deleteForStaff,
} from '#server/foundation/staff-records/staff-changes.ts'
import { ADDON, addonColumns, THEME } from './catalogue-kinds.ts'
import { findAddons, findTheme, findThemes } from './catalogue-queries.ts'
import { reorder } from './reorder.ts'

export const catalogueEndpoints = endpoints((_, app) => {
  themeEndpoints(app)
  addonEndpoints(app)
})

const themeEndpoints = endpoints((serve) => {
  serve(themeContract.listThemes, async ({ ctx, language }) =>
    themesIn(language, ctx.db, await findThemes(ctx)),
  )
  serve(themeContract.readTheme, async ({ ctx, params, language }) => {
    const theme = await findTheme(ctx, params.id)
    return (theme && (await themesIn(language, ctx.db, [theme]))[0]) ?? THEME.gone
  })
  serve(themeContract.createTheme, ({ ctx, body, admin }) =>
    createForStaff(ctx, THEME, themeColumns(body), admin),
  )
  serve(
    themeContract.reorderThemes,
    async ({ ctx, body, admin }) => (await reorder(ctx, THEME, body, admin)) ?? findThemes(ctx),
  )
  serve(themeContract.changeTheme, ({ ctx, params, body, admin }) =>
    changeForStaff(ctx, THEME, params.id, themeColumns(body), admin),
  )
  serve(themeContract.deleteTheme, ({ ctx, params, admin }) => deleteForStaff(ctx, THEME, params.id, admin))
})

const addonEndpoints = endpoints((serve) => {
  serve(addonContract.listAddons, async ({ ctx, language }) =>
    addonsIn(language, ctx.db, await findAddons(ctx.db)),
  )
  serve(addonContract.createAddon, ({ ctx, body, admin }) =>
    createForStaff(ctx, ADDON, addonColumns(body), admin),
  )
  serve(
    addonContract.reorderAddons,
    async ({ ctx, body, admin }) => (await reorder(ctx, ADDON, body, admin)) ?? findAddons(ctx.db),
  )
  serve(addonContract.changeAddon, ({ ctx, params, body, admin }) =>
    changeForStaff(ctx, ADDON, params.id, addonColumns(body), admin),
  )
  serve(addonContract.deleteAddon, ({ ctx, params, admin }) => deleteForStaff(ctx, ADDON, params.id, admin))
})
