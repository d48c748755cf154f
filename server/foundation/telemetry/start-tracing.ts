import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { AwsInstrumentation } from '@opentelemetry/instrumentation-aws-sdk'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import { type RoutedRequest, routedRequests } from './routed-requests.ts'
import { SecretsRemover } from './secrets-remover.ts'
import { traceRoute } from './trace-route.ts'

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
