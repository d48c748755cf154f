import type { ContactInfo, SiteSettings } from '#contract/site/settings.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import { SETTINGS, type SettingValue } from '#domain/site/settings.ts'
import { boolean, check, integer, jsonb, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, updatedAt, version } from '../columns.ts'

/** Always exactly one row, with id 1. The settings are described in domain/site/settings.ts. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey().default(1),
    siteTitle: text('site_title').notNull(),
    heroImage: text('hero_image').notNull(),
    siteLogo: text('site_logo').notNull(),
    primaryColor: text('primary_color').notNull().default(NEW_SITE.primaryColor),
    secondaryColor: text('secondary_color').notNull().default(NEW_SITE.secondaryColor),
    contactInfo: jsonb('contact_info').$type<ContactInfo>().notNull(),
    /** Where the owner's notices go; null on a site that was set up by a release without it: the contact address. */
    noticeEmail: text('notice_email'),
    socialLinks: jsonb('social_links').$type<SiteSettings['socialLinks']>().notNull(),
    showSampleContent: boolean('show_sample_content').notNull().default(SETTINGS.showSampleContent.usual),
    confirmPaidBookings: boolean('confirm_paid_bookings')
      .notNull()
      .default(SETTINGS.confirmPaidBookings.usual),
    maxPartiesPerDay: integer('max_parties_per_day').notNull().default(SETTINGS.maxPartiesPerDay.usual),
    teepeeStock: integer('teepee_stock').notNull().default(SETTINGS.teepeeStock.usual),
    turnaroundDays: integer('turnaround_days').notNull().default(SETTINGS.turnaroundDays.usual),
    minimumNoticeDays: integer('minimum_notice_days').notNull().default(SETTINGS.minimumNoticeDays.usual),
    collectOnClosedDays: boolean('collect_on_closed_days')
      .notNull()
      .default(SETTINGS.collectOnClosedDays.usual),
    /** Whether a newsletter address must be confirmed by mail. */
    confirmsNewsletter: boolean('confirms_newsletter').notNull().default(false),
    teepeeSpace: jsonb('teepee_space').$type<SettingValue<'teepeeSpace'>>(),
    invoiceDetails: jsonb('invoice_details').$type<SettingValue<'invoiceDetails'>>(),
    offersTips: boolean('offers_tips').notNull().default(SETTINGS.offersTips.usual),
    showsSetupPhotos: boolean('shows_setup_photos').notNull().default(SETTINGS.showsSetupPhotos.usual),
    asksPictureConsent: boolean('asks_picture_consent').notNull().default(SETTINGS.asksPictureConsent.usual),
    readiness: boolean('readiness').notNull().default(SETTINGS.readiness.usual),
    crewSteps: jsonb('crew_steps').$type<SettingValue<'crewSteps'>>(),
    assistants: boolean('assistants').notNull().default(SETTINGS.assistants.usual),
    /** The settings without a column of their own, by name. */
    further: jsonb('further').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('site_settings_single_row', sql`${table.id} = 1`),
    check('site_settings_notice', sql`${table.minimumNoticeDays} between 0 and 365`),
    check(
      'site_settings_capacity',
      sql`${table.maxPartiesPerDay} >= 0 and ${table.teepeeStock} >= 0 and ${table.turnaroundDays} between 0 and 14`,
    ),
  ],
)
