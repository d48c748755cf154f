import { apiQuery } from './api-query.ts'

/** What the owner changed of the site's words. */
export const siteTextsQuery = apiQuery('/api/site-texts')
