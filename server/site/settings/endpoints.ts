import * as contract from '#contract/site/settings.ts'
import * as history from '#contract/site/settings-history.ts'
import { NEW_HERO_ON_PHONES } from '#domain/site/new-site.ts'
import { PUBLIC_SETTINGS, showSettings } from '#domain/site/settings.ts'
import { currentTermsVersion } from '#server/booking/terms-of-service/terms-queries.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import { policyInForce } from '#server/catalogue/pricing/policy-versions.ts'
import { hasPriceTerms, readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { asksQuestions } from '#server/catalogue/questions/question-queries.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  HOURS_PLACE,
  readTranslations,
  siteTitleIn,
} from '#server/foundation/database/translation-queries.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { mailsParties } from '#server/people/follow-ups/read-settings.ts'
import { findShownAreas } from '#server/site/areas/area-queries.ts'
import { siteUrl } from '#server/site-url.ts'
import { changeContactInfo, changeSettings, staffSettings } from './change-settings.ts'
import { findRevisions, restoreRevision } from './settings-history.ts'

export const settingsEndpoints = endpoints((serve) => {
  serve(contract.readContactInfo, async ({ ctx, language }) => {
    const { contactInfo } = await readSettings(ctx.db)
    const hours = (await readTranslations(ctx.db, language, [HOURS_PLACE])).get(HOURS_PLACE)
    return hours === undefined ? contactInfo : { ...contactInfo, hours }
  })
  serve(contract.readSiteSettings, async ({ ctx, language }) => {
    const settings = showSettings(PUBLIC_SETTINGS, await readSettings(ctx.db))
    const pricing = await readPricing(ctx.db)
    const asksForZip = { delivery: pricing.delivery.enabled, tax: pricing.tax.enabled }
    const policy = await policyInForce(ctx.db, pricing.policy)
    const termsVersion = await currentTermsVersion(ctx.db)
    const areas = await findShownAreas(ctx.db)
    return {
      ...settings,
      siteTitle: await siteTitleIn(language, ctx.db, settings.siteTitle),
      ...(hasPriceTerms(pricing) && { hasPriceTerms: true as const }),
      ...((asksForZip.delivery || asksForZip.tax) && { asksForZip }),
      ...(policy && { policy }),
      ...(termsVersion !== undefined && { termsVersion }),
      ...(ctx.texts && { sendsTexts: true as const }),
      ...((await mailsParties(ctx.db)) && { mailsParties: true as const }),
      ...((await asksQuestions(ctx.db)) && { asksQuestions: true as const }),
      ...(areas.length > 0 && { areas }),
      publicUrl: siteUrl(ctx),
      pictures: await readPictures(ctx.db, [settings.heroImage, NEW_HERO_ON_PHONES, settings.siteLogo]),
    }
  })
  serve(contract.readStaffSettings, async ({ ctx }) => staffSettings(await readSettings(ctx.db)))
  serve(contract.changeSiteSettings, ({ ctx, body, admin }) => changeSettings(ctx, body, admin))
  serve(contract.changeContactInfo, ({ ctx, body, admin }) => changeContactInfo(ctx, body, admin))

  serve(history.readSettingsHistory, ({ ctx, admin, language }) => findRevisions(ctx, { admin, language }))
  serve(history.restoreSettings, async ({ ctx, params, body, admin, language }) => {
    const refusal = await restoreRevision(ctx, params.id, { admin, force: body?.force })
    return refusal ?? findRevisions(ctx, { admin, language })
  })
})
