import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TraceParent, Traces } from './traces.ts'

const contextOf = (parent: TraceParent | null) =>
  parent === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })

/** Spans in the names of OpenTelemetry's semantic conventions, sent to a collector in the background. */
export function otlpTraces(endpoint: string, service: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    // Nothing that the library finds out by itself of the machine or of how the process was started.
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('brightplate')
  return {
    requestBegan: (parent) => {
      // Its route is known at its end.
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(parent))
      return ({ method, route, status, requestId }) => {
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'request.id': requestId,
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    planBegan: (kind) => {
      const span = tracer.startSpan(`plan ${kind}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
      return (refusal) => {
        if (refusal !== null) {
          span.setAttribute('error.type', refusal)
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      }
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}
