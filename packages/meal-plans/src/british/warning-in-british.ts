import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { britishText } from './british-text.ts'

const say = britishText()

export const warningInBritish = ({ said, ...warning }: PlanWarning): PlanWarning => ({
  ...warning,
  dish: warning.dish === null ? null : say(warning.dish),
  ...(warning.reason !== undefined && { reason: say(warning.reason) }),
  text: say(warning.text),
  ...(said && {
    said: {
      found: { ...said.found, text: say(said.found.text) },
      text: { ...said.text, text: say(said.text.text) },
    },
  }),
})
