/**
 * What an import changes in a file or its cells without asking, because it is harmless or surely meant. The preview says
 * how often. The codes are part of the API.
 */
export const IMPORT_CHANGES = [
  // The file as a whole.
  'encoding_mixed',
  'encoding_guessed',
  'lines_above_headings',
  'entries_unreadable',
  'entries_partial',
  'entries_free',
  'series_limited',
  'zones_unknown',
  'calendar_cut_off',
  // Cells of a row.
  'phone_country_code',
  'phone_tidied',
  'phone_extension',
  'email_tidied',
  'text_tidied',
  'zip_tidied',
  'zip_zero',
  'time_from_date',
  'time_range',
  'time_zone',
  'date_hour_left_out',
  'birthday_month',
  'discount_minus',
  'amount_dash',
  'payment_unknown',
  'reason_left_out',
  'days_several',
  'last_day_midnight',
] as const
export type ImportChange = (typeof IMPORT_CHANGES)[number]

/** A change to the file as a whole, such as lines or entries that were skipped, and how many. */
export type FileChange = { readonly code: ImportChange; readonly count: number }
