import { channel } from 'node:diagnostics_channel'

export type RoutedRequest = { readonly route: string; readonly requestId: string }

/**
 * Where requests are announced once their route is known. Without tracing nothing listens, and no tracing code is
 * loaded.
 */
export const routedRequests = channel('moonlit-teepees:routed-request')
