import { apiQuery } from './api-query.ts'

/** The owner's changes to the site's texts. */
export const siteTextsQuery = apiQuery('/api/site-texts')
