import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import type { AcceptedFood, LadderChild } from '../ladders/ladder-of.ts'
import type { NutrientReport } from '../plan-document.ts'
import { type KeyedText, say } from '../texts/english.ts'
import { type KnownShare, knownShares } from './known-shares.ts'
import { smallestStep } from './smallest-step.ts'

const labels = (shares: readonly KnownShare[]) => shares.map(({ label }) => label)

/** Rounded down: "at least". */
const partWords = (shares: readonly KnownShare[]) =>
  [...shares]
    .reverse()
    .map(
      ({ label, share }) =>
        say('known.part-share', { share: Math.floor(share * 100), nutrient: label }).text,
    )

function littleTexts(little: readonly KnownShare[]): KeyedText[] {
  const certain = little.filter(({ complete }) => complete)
  const unsure = little.filter(({ complete }) => !complete)
  return [
    ...(certain.length > 0 ? [say('known.little', { nutrients: labels(certain) })] : []),
    ...(unsure.length > 0 ? [say('known.little-as-known', { nutrients: labels(unsure) })] : []),
  ]
}

function stepText(
  accepted: readonly AcceptedFood[],
  missing: readonly KnownShare[],
  child: LadderChild,
  open: readonly PlainFood[],
): KeyedText {
  const found = smallestStep(accepted, missing, child, open)
  if (!found) return say('known.no-step')
  const { from, step, brings } = found
  const params = { from: from.typed, to: step.food.name, nutrients: labels(brings) }
  return step.verdict === 'read_label'
    ? say('known.step-label', {
        ...params,
        allergens: step.allergens.map((id) => id.replaceAll('-', ' ')),
      })
    : say('known.step', params)
}

/** Of fish sticks alone no seconds are spoken of. */
const secondsOf = ({
  kinds,
  areAll,
}: {
  kinds: readonly string[]
  areAll: boolean
}): KeyedText[] => {
  if (areAll) return []
  return [kinds.length > 0 ? say('known.seconds-but', { but: [...kinds] }) : say('known.seconds')]
}

/**
 * What the foods that a child is known to eat bring, what they do not, and the smallest realistic
 * steps, in sentences; none where the report tells nothing of known food.
 * @param typed every food counted as eaten, as the parent typed it
 * @param accepted those of them that are plain foods of ours
 * @param limited what among them a limit holds down
 * @param open plain foods that no rule, refusal or pause of the child excludes
 * @param mayStep false where the parent wants nothing new
 * @param told nutrients whose figures are said already
 */
export function knownFoodWords({
  reports,
  typed,
  accepted,
  limited,
  child,
  open,
  mayStep,
  reported = [],
}: {
  reports: readonly NutrientReport[]
  typed: readonly string[]
  accepted: readonly AcceptedFood[]
  limited: { kinds: readonly string[]; areAll: boolean }
  child: LadderChild
  open: readonly PlainFood[]
  mayStep: boolean
  reported?: readonly string[]
}): KeyedText[] {
  const shares = knownShares(reports)
  if (shares === null || typed.length === 0) return []
  const { enough, part, little } = shares
  const missing = [...little, ...part]
  const isUnreported = ({ nutrient }: KnownShare) => !reported.includes(nutrient)
  const unreportedPart = part.filter(isUnreported)
  const counted = say('known.counted', { foods: [...typed] })
  const seconds = secondsOf(limited)
  if (missing.length === 0) return [counted, say('known.reached'), ...seconds]
  return [
    counted,
    ...(enough.length > 0 ? [say('known.enough', { nutrients: labels(enough) })] : []),
    ...(unreportedPart.length > 0
      ? [say('known.part', { shares: partWords(unreportedPart) })]
      : []),
    ...littleTexts(little.filter(isUnreported)),
    say('known.clinician'),
    ...seconds,
    ...(mayStep ? [stepText(accepted, missing, child, open)] : []),
  ]
}
