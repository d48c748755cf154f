import type { Hono } from 'hono'
import * as contract from '#contract/settings.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { picturesOf } from '#server/images/pictures-of.ts'
import { siteUrl } from '#server/site-url.ts'
import { changeContactInfo, changeSettings } from './change-settings.ts'
import { publicSettings, readSettings, staffSettings } from './settings-queries.ts'

/** The drawn hero has a cut of its own for narrow screens. */
const DRAWN_HERO_ON_PHONES = '/uploads/images/hero-night-portrait.jpg'

export function settingsEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readContactInfo, async ({ world }) => (await readSettings(world.db)).contactInfo)
  serve(app, contract.readSiteSettings, async ({ world }) => {
    const settings = publicSettings(await readSettings(world.db))
    return {
      ...settings,
      publicUrl: siteUrl(world),
      pictures: await picturesOf(world.db, [settings.heroImage, DRAWN_HERO_ON_PHONES, settings.siteLogo]),
    }
  })
  serve(app, contract.readStaffSettings, async ({ world }) => staffSettings(await readSettings(world.db)))
  serve(app, contract.changeSiteSettings, ({ world, body, admin }) => changeSettings(world, body, admin))
  serve(app, contract.changeContactInfo, ({ world, body, admin }) => changeContactInfo(world, body, admin))
}
