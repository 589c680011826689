import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { EaterFacts, ProfileFacts } from '../profile/profile-facts.ts'
import { type Typed, typedWords } from './british-text.ts'

const ofEater = ({
  allergies,
  dietary_preferences: diets,
  safe_foods = [],
  refused_foods = [],
}: Pick<
  EaterFacts,
  'allergies' | 'dietary_preferences' | 'safe_foods' | 'refused_foods'
>): readonly string[] => [...allergies, ...diets, ...safe_foods, ...refused_foods]

/** What parents typed of a child and of who eats with it, and what a plan calls by their words. */
export function typedOf(
  child: ProfileFacts,
  { shopping_items: items = [], staples = [] }: Partial<PlanData>,
): Typed {
  return typedWords([
    ...ofEater(child),
    ...child.behavioral_goals,
    ...(child.eaters ?? []).flatMap(ofEater),
    ...[...items, ...staples].map(({ typed }) => typed),
  ])
}
