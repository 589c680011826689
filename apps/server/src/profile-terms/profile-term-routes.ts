import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { endpoint } from '../endpoint.ts'
import { toInterpretation } from '../plans/to-interpretation.ts'
import type { TypedApp } from '../typed-app.ts'

export function profileTermRoutes(app: TypedApp): void {
  app.route({
    ...endpoint('interpretProfileTerms'),
    handler: async (request) => toInterpretation(interpretProfile(request.body)),
  })
}
