import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import type { CustomerSort } from '#contract/people/customers.ts'

const PAGE_SIZE = 25

export const ALL_ABOUT_CUSTOMERS = queriesAt(
  '/api/admin/customers',
  '/api/admin/customers/:id',
  '/api/admin/customers/:id/history',
)

type ListQuestion = { readonly search: string; readonly sort: CustomerSort; readonly page: number }

export function customersQuery({ search, sort, page }: ListQuestion, pageSize = PAGE_SIZE) {
  const words = search.trim()
  return apiQuery('/api/admin/customers', {
    query: { sort, page, pageSize, ...(words !== '' && { search: words }) },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function customerQuery(id: number) {
  return apiQuery('/api/admin/customers/:id', { params: { id }, staleTime: 0 })
}

export function customerHistoryQuery(id: number) {
  return apiQuery('/api/admin/customers/:id/history', { params: { id }, refetchOnMount: 'always' })
}

export function whoBookedQuery(id: number) {
  return apiQuery('/api/bookings/:id/customer', { params: { id }, staleTime: 0 })
}

export function whoWroteQuery(id: number) {
  return apiQuery('/api/contact/submissions/:id/customer', { params: { id }, staleTime: 0 })
}
