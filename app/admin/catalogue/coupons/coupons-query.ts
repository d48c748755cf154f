import { apiQuery } from '#app/lib/api/api-query.ts'

export const couponsQuery = apiQuery('/api/coupons')
