import { apiQuery } from '#app/lib/api-query.ts'

export const couponsQuery = apiQuery('/api/coupons')
