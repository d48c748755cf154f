import { context, trace } from '@opentelemetry/api'
import { getRPCMetadata, RPCType } from '@opentelemetry/core'

/**
 * Names the trace of the current request after its route, and adds the request id that people see. Does nothing without
 * tracing.
 */
export function traceRoute(route: string, requestId: string): void {
  trace.getActiveSpan()?.setAttribute('request.id', requestId)
  const request = getRPCMetadata(context.active())
  if (request?.type === RPCType.HTTP) request.route = route
}
