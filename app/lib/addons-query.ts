import type { Addon } from '#contract/addons.ts'
import { pathQuery } from './path-query.ts'

export const addonsQuery = pathQuery<Addon[]>('/api/addons')
