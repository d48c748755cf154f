import type { ContactInfo, SiteSettings } from '#contract/site/settings.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import { SETTINGS, type SettingValue } from '#domain/site/settings.ts'
import { check, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { edited } from '../columns.ts'

/** Always exactly one row, with id 1. The settings are described in domain/site/settings.ts. */
export const siteSettings = pgTable(
  'site_settings',
  (t) => ({
    id: t.integer('id').primaryKey().default(1),
    siteTitle: t.text('site_title').notNull(),
    heroImage: t.text('hero_image').notNull(),
    siteLogo: t.text('site_logo').notNull(),
    primaryColor: t.text('primary_color').notNull().default(NEW_SITE.primaryColor),
    secondaryColor: t.text('secondary_color').notNull().default(NEW_SITE.secondaryColor),
    contactInfo: t.jsonb('contact_info').$type<ContactInfo>().notNull(),
    /** Where the owner's notices go; null on a site that was set up by a release without it: the contact address. */
    noticeEmail: t.text('notice_email'),
    socialLinks: t.jsonb('social_links').$type<SiteSettings['socialLinks']>().notNull(),
    showSampleContent: t.boolean('show_sample_content').notNull().default(SETTINGS.showSampleContent.usual),
    confirmPaidBookings: t
      .boolean('confirm_paid_bookings')
      .notNull()
      .default(SETTINGS.confirmPaidBookings.usual),
    maxPartiesPerDay: t.integer('max_parties_per_day').notNull().default(SETTINGS.maxPartiesPerDay.usual),
    teepeeStock: t.integer('teepee_stock').notNull().default(SETTINGS.teepeeStock.usual),
    turnaroundDays: t.integer('turnaround_days').notNull().default(SETTINGS.turnaroundDays.usual),
    minimumNoticeDays: t.integer('minimum_notice_days').notNull().default(SETTINGS.minimumNoticeDays.usual),
    collectOnClosedDays: t
      .boolean('collect_on_closed_days')
      .notNull()
      .default(SETTINGS.collectOnClosedDays.usual),
    /** Whether a newsletter address must be confirmed by mail. */
    confirmsNewsletter: t.boolean('confirms_newsletter').notNull().default(false),
    teepeeSpace: t.jsonb('teepee_space').$type<SettingValue<'teepeeSpace'>>(),
    invoiceDetails: t.jsonb('invoice_details').$type<SettingValue<'invoiceDetails'>>(),
    offersTips: t.boolean('offers_tips').notNull().default(SETTINGS.offersTips.usual),
    showsSetupPhotos: t.boolean('shows_setup_photos').notNull().default(SETTINGS.showsSetupPhotos.usual),
    asksPictureConsent: t
      .boolean('asks_picture_consent')
      .notNull()
      .default(SETTINGS.asksPictureConsent.usual),
    readiness: t.boolean('readiness').notNull().default(SETTINGS.readiness.usual),
    crewSteps: t.jsonb('crew_steps').$type<SettingValue<'crewSteps'>>(),
    assistants: t.boolean('assistants').notNull().default(SETTINGS.assistants.usual),
    /** The settings without a column of their own, by name. */
    further: t.jsonb('further').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    ...edited(),
  }),
  (table) => [
    check('site_settings_single_row', sql`${table.id} = 1`),
    check('site_settings_notice', sql`${table.minimumNoticeDays} between 0 and 365`),
    check(
      'site_settings_capacity',
      sql`${table.maxPartiesPerDay} >= 0 and ${table.teepeeStock} >= 0 and ${table.turnaroundDays} between 0 and 14`,
    ),
  ],
)
