import { context, trace } from '@opentelemetry/api'
import { getRPCMetadata, RPCType } from '@opentelemetry/core'

/** Names the trace of the request at hand after its route, and gives it the number that people are shown. Nothing without tracing. */
export function traceRoute(route: string, requestId: string): void {
  trace.getActiveSpan()?.setAttribute('request.id', requestId)
  const request = getRPCMetadata(context.active())
  if (request?.type === RPCType.HTTP) request.route = route
}
