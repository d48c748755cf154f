import type { Hono } from 'hono'
import * as addonContract from '#contract/addons.ts'
import * as themeContract from '#contract/themes.ts'
import { isRefusal } from '#domain/refusal.ts'
import { changeForStaff, createForStaff, deleteForStaff } from '#server/accounts/staff-changes.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import type { World } from '#server/world.ts'
import { ADDON, THEME } from './catalogue-kinds.ts'
import { findAddon, findAddons, findTheme, findThemes } from './catalogue-queries.ts'
import { reorder } from './reorder.ts'

export function catalogueEndpoints(app: Hono<AppEnvironment>): void {
  themeEndpoints(app)
  addonEndpoints(app)
}

function themeEndpoints(app: Hono<AppEnvironment>): void {
  const themeOf = async (world: World, id: number) => (await findTheme(world.db, id)) ?? THEME.gone

  serve(app, themeContract.listThemes, ({ world }) => findThemes(world.db))
  serve(app, themeContract.readTheme, ({ world, params }) => themeOf(world, params.id))
  serve(app, themeContract.createTheme, async ({ world, body, admin }) => {
    const id = await createForStaff(world, THEME, body, admin)
    return isRefusal(id) ? id : themeOf(world, id)
  })
  serve(
    app,
    themeContract.reorderThemes,
    async ({ world, body, admin }) => (await reorder(world, THEME, body, admin)) ?? findThemes(world.db),
  )
  serve(app, themeContract.changeTheme, async ({ world, params, body, admin }) => {
    const id = await changeForStaff(world, THEME, params.id, body, admin)
    return isRefusal(id) ? id : themeOf(world, id)
  })
  serve(app, themeContract.deleteTheme, ({ world, params, admin }) =>
    deleteForStaff(world, THEME, params.id, admin),
  )
}

function addonEndpoints(app: Hono<AppEnvironment>): void {
  const addonOf = async (world: World, id: number) => (await findAddon(world.db, id)) ?? ADDON.gone

  serve(app, addonContract.listAddons, ({ world }) => findAddons(world.db))
  serve(app, addonContract.createAddon, async ({ world, body, admin }) => {
    const id = await createForStaff(world, ADDON, body, admin)
    return isRefusal(id) ? id : addonOf(world, id)
  })
  serve(
    app,
    addonContract.reorderAddons,
    async ({ world, body, admin }) => (await reorder(world, ADDON, body, admin)) ?? findAddons(world.db),
  )
  serve(app, addonContract.changeAddon, async ({ world, params, body, admin }) => {
    const id = await changeForStaff(world, ADDON, params.id, body, admin)
    return isRefusal(id) ? id : addonOf(world, id)
  })
  serve(app, addonContract.deleteAddon, ({ world, params, admin }) =>
    deleteForStaff(world, ADDON, params.id, admin),
  )
}
