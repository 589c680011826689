import type { Env } from '../env.ts'
import type { Traces } from './traces.ts'

/** Null where no setting asks for them: their library is loaded by nobody else. */
export async function openTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>): Promise<Traces | null> {
  if (endpoint === undefined) return null
  const { otlpTraces } = await import('./otlp-traces.ts')
  return otlpTraces(endpoint, service)
}
