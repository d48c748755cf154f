import type { ContactInfo, SiteSettings } from '#contract/site/settings.ts'
import type { StepsByKind } from '#domain/crew/crew-steps.ts'
import type { InvoiceDetails } from '#domain/money/invoices/invoice-content.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import type { TeepeeSpace } from '#domain/site/room-plan.ts'
import { boolean, check, integer, jsonb, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, updatedAt, version } from '../columns.ts'

/** Always exactly one row, with id 1. */
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
    showSampleContent: boolean('show_sample_content').notNull().default(true),
    confirmPaidBookings: boolean('confirm_paid_bookings').notNull().default(false),
    maxPartiesPerDay: integer('max_parties_per_day').notNull().default(4),
    teepeeStock: integer('teepee_stock').notNull().default(24),
    turnaroundDays: integer('turnaround_days').notNull().default(1),
    /** How many days before the party visitors must book. */
    minimumNoticeDays: integer('minimum_notice_days').notNull().default(0),
    collectOnClosedDays: boolean('collect_on_closed_days').notNull().default(true),
    /** Whether a newsletter address must be confirmed by mail. */
    confirmsNewsletter: boolean('confirms_newsletter').notNull().default(false),
    /** The floor space of a teepee; null for the defaults in domain/site/room-plan.ts. */
    teepeeSpace: jsonb('teepee_space').$type<TeepeeSpace>(),
    /** The business's details on invoices; null for the site's title and address. */
    invoiceDetails: jsonb('invoice_details').$type<InvoiceDetails>(),
    /** Whether families are asked for a tip after their party. */
    offersTips: boolean('offers_tips').notNull().default(false),
    /** Whether families see the pictures of their setup on their booking page. */
    showsSetupPhotos: boolean('shows_setup_photos').notNull().default(false),
    /** Whether families are asked to allow pictures of their setup on the website. */
    asksPictureConsent: boolean('asks_picture_consent').notNull().default(false),
    /** Whether families are asked the day before whether the room is ready. */
    readiness: boolean('readiness').notNull().default(false),
    /** What a crew must do at a stop before it is done; null for USUAL_STEPS. */
    crewSteps: jsonb('crew_steps').$type<StepsByKind>(),
    /** Whether assistants can browse, price and book through /mcp. */
    assistants: boolean('assistants').notNull().default(false),
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
