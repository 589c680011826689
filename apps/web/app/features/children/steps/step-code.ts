import { isStepId } from './child-steps.ts'

/** Steps whose code comes when they are first shown. */
export const stepCode = {
  foods: () => import('./foods-step.tsx'),
  'not-eaten': () => import('./not-eaten-step.tsx'),
  home: () => import('../needs/home-step.tsx'),
}

/** Fetches what the form of an address begins with, while the child itself is still on its way. */
export function fetchStepCode(step: string | null, isWide: boolean): void {
  const isOne = isStepId(step) && !isWide
  for (const [id, load] of Object.entries(stepCode)) {
    const isAsked = isOne ? id === step : isWide || step !== null
    // Where it fails, the step says so itself.
    if (isAsked) load().catch(() => {})
  }
}
