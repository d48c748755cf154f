import { type Context, context, trace } from '@opentelemetry/api'
import { getRPCMetadata, RPCType } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { AwsInstrumentation } from '@opentelemetry/instrumentation-aws-sdk'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import { withoutSecretsInAddress } from '#server/log.ts'
import { type RoutedRequest, routedRequests } from './routed-requests.ts'

/**
 * Sends traces of requests, SQL, storage and calls to other services to the collector at OTEL_EXPORTER_OTLP_ENDPOINT.
 * Must run before the traced modules are loaded. Returns a function that flushes the remaining traces and stops.
 */
export function startTracing(): () => Promise<void> {
  // Modules can only be traced if they pass through this loader hook first.
  register()
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'moonlit-teepees' }),
    ),
    spanProcessors: [new SecretsRemover(new BatchSpanProcessor(new OTLPTraceExporter()))],
  })
  provider.register()
  routedRequests.subscribe((request) => traceRoute(request as RoutedRequest))
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => url === '/metrics' }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation(),
      new AwsInstrumentation({ suppressInternalInstrumentation: true }),
    ],
  })
  return () => provider.shutdown()
}

/** Names the current request's trace after its route, and adds the request id that people see. */
function traceRoute({ route, requestId }: RoutedRequest): void {
  trace.getActiveSpan()?.setAttribute('request.id', requestId)
  const request = getRPCMetadata(context.active())
  if (request?.type === RPCType.HTTP) request.route = route
}

/** Attributes that contain a URL or part of one, in the old and the current semantic conventions. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path']

/**
 * Removes secrets that give access to a booking or an account from the URLs in a span, as the log does, before the span
 * is passed on.
 */
class SecretsRemover implements SpanProcessor {
  readonly #next: SpanProcessor

  constructor(next: SpanProcessor) {
    this.#next = next
  }

  onStart(span: Span, parent: Context): void {
    this.#next.onStart(span, parent)
  }

  onEnd(span: ReadableSpan): void {
    const { attributes } = span
    delete attributes['url.query']
    for (const name of ADDRESSES) {
      const address = attributes[name]
      if (typeof address === 'string') attributes[name] = withoutSecretsInAddress(address)
    }
    this.#next.onEnd(span)
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown()
  }
}
