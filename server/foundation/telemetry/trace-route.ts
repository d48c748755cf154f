import { context, trace } from '@opentelemetry/api'
import { getRPCMetadata, RPCType } from '@opentelemetry/core'
import type { RoutedRequest } from './routed-requests.ts'

/** Names the current request's trace after its route, and adds the request id that people see. */
export function traceRoute({ route, requestId }: RoutedRequest): void {
  trace.getActiveSpan()?.setAttribute('request.id', requestId)
  const request = getRPCMetadata(context.active())
  if (request?.type === RPCType.HTTP) request.route = route
}
