import type { Hono } from 'hono'
import * as addonContract from '#contract/addons.ts'
import * as themeContract from '#contract/themes.ts'
import { refuse } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { findAddons, findTheme, findThemes } from './catalogue-queries.ts'

const NO_THEME = refuse('not_found', 'This theme does not exist anymore.')

export function catalogueEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, themeContract.listThemes, ({ world }) => findThemes(world.db))
  serve(
    app,
    themeContract.readTheme,
    async ({ world, params }) => (await findTheme(world.db, params.id)) ?? NO_THEME,
  )
  serve(app, addonContract.listAddons, ({ world }) => findAddons(world.db))
}
