import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { interpretTerms } from './interpret-terms.ts'

export function profileTermRoutes(app: TypedApp): void {
  app.route({
    ...endpoint('interpretProfileTerms'),
    handler: async (request) => interpretTerms(request.body),
  })
}
