import { composePlan, type PlanRequest } from './compose-plan.ts'

/** Entry of the worker threads: planning never holds up another request. */
export default (request: PlanRequest) => composePlan(request)
