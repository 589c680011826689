import { useLocation } from 'react-router'
import { isStepId, type StepId } from './child-steps.ts'

/** In the address of the form with all of its steps on one page. */
export const everyStep = 'all'

/** The search of an address at another step, or at none. What else it says stays. */
export function searchAt(search: string, step: StepId | typeof everyStep | null): string {
  const params = new URLSearchParams(search)
  if (step === null) params.delete('step')
  else params.set('step', step)
  return params.size > 0 ? `?${params}` : ''
}

/** The step that the address names, so that the browser's back and forward go through them. */
export function useStep(first: StepId) {
  const { search, hash } = useLocation()
  const asked = new URLSearchParams(search).get('step')
  return {
    step: isStepId(asked) ? asked : first,
    isEvery: asked === everyStep,
    addressOf: (step: StepId | typeof everyStep) => ({ search: searchAt(search, step), hash }),
  }
}
