import { type ChildBody, childBody } from '@brightplate/contract/child/child'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import type { Eater, Table } from '../../plan-check/profile-of.ts'

export interface BenchProfile {
  id: string
  /** What a parent typed, as the server hands it on. */
  facts: ProfileFacts
  /** What it means, told by hand for the checker: a tag misread is a violation found. */
  judged: Table
}

const anyAdult = 40

type Typed = Partial<ChildBody> & Pick<ChildBody, 'age'>
type Meant = Partial<Pick<Eater, 'avoids' | 'diets' | 'foods' | 'chewsWithCare'>> &
  Partial<Pick<Table, 'eaters'>>

export function benchProfile(id: string, typed: Typed, meant: Meant = {}): BenchProfile {
  const { name: _, ...body } = childBody.parse({
    name: id,
    diagnosis: 'autism',
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    ...typed,
  })
  const facts: ProfileFacts = {
    ...body,
    answers: body.answers ?? [],
    labels_read: [],
    new_foods: body.new_foods ?? 'weekly',
    foods_said: [],
    safe_foods_nearly_all: body.safe_foods_nearly_all ?? null,
    safe_foods: body.safe_foods ?? [],
    refused_foods: body.refused_foods ?? [],
    textures_avoided: body.textures_avoided ?? [],
    careful_chewing: body.careful_chewing ?? false,
    routine_level: body.routine_level ?? 0,
    weekday_minutes: body.weekday_minutes ?? null,
    small_midday_appetite: body.small_midday_appetite ?? false,
    measures: body.measures ?? 'us',
    people_at_table: body.people_at_table ?? 1,
    eaters: (body.eaters ?? []).map(({ age, allergies, dietary_preferences }) => ({
      age: age ?? anyAdult,
      allergies: allergies ?? [],
      dietary_preferences: dietary_preferences ?? [],
    })),
  }
  return {
    id,
    facts,
    judged: {
      child: {
        ageYears: facts.age,
        chewsWithCare: facts.careful_chewing,
        eatsNearlyNothingElse: facts.safe_foods_nearly_all ?? false,
        avoids: meant.avoids ?? [],
        diets: meant.diets ?? [],
        foods: meant.foods ?? {},
      },
      eaters: meant.eaters ?? [],
    },
  }
}

/** Twelve made-up children of 1 to 17 years. */
export const benchProfiles: readonly BenchProfile[] = [
  benchProfile(
    'age-1-egg-peanut',
    { age: 1, allergies: ['Eggs', 'peanut'], dietary_preferences: ['soft foods'] },
    { avoids: ['egg', 'peanut'] },
  ),
  benchProfile(
    'age-2-milk-soy',
    { age: 2, allergies: ["cow's milk protein", 'soya'], behavioral_goals: ['sleep'] },
    { avoids: ['milk', 'soy'] },
  ),
  benchProfile(
    'age-3-vegetarian-tree-nuts-sesame',
    {
      age: 3,
      allergies: ['tree nuts', 'sesame seeds'],
      behavioral_goals: ['try new foods'],
      dietary_preferences: ['vegetarian'],
    },
    { avoids: ['tree-nuts', 'coconut', 'sesame'], diets: ['vegetarian'] },
  ),
  benchProfile(
    'age-4-wheat-fish-constipation',
    { age: 4, allergies: ['wheat', 'fish'], behavioral_goals: ['constipation'] },
    { avoids: ['wheat', 'fish'] },
  ),
  benchProfile('age-5-routine-likes-pasta', {
    age: 5,
    dietary_preferences: ['loves pasta', 'crunchy foods'],
    safe_foods: ['pasta', 'dinosaur nuggets'],
    refused_foods: ['mushroom'],
    routine_level: 0.6,
  }),
  benchProfile(
    'age-6-gfcf',
    {
      age: 6,
      diagnosis: 'both',
      behavioral_goals: ['fewer meltdowns'],
      dietary_preferences: ['GFCF'],
    },
    { diets: ['gluten-free', 'dairy-free'] },
  ),
  benchProfile(
    'age-7-milk-peanut-sleep',
    {
      age: 7,
      allergies: ['dairy', 'peanuts'],
      behavioral_goals: ['better sleep'],
      dietary_preferences: ['crunchy foods'],
    },
    { avoids: ['milk', 'peanut'] },
  ),
  benchProfile(
    'age-8-halal-shellfish-sesame',
    {
      age: 8,
      diagnosis: 'adhd',
      allergies: ['shellfish, sesame'],
      behavioral_goals: ['focus'],
      dietary_preferences: ['halal'],
      weekday_minutes: 30,
      people_at_table: 4,
    },
    { avoids: ['shellfish', 'sesame'], diets: ['halal'] },
  ),
  benchProfile(
    'age-10-vegan-nuts',
    { age: 10, diagnosis: 'both', allergies: ['nuts'], dietary_preferences: ['vegan'] },
    { avoids: ['peanut', 'tree-nuts', 'coconut', 'lupin'], diets: ['vegan'] },
  ),
  benchProfile(
    'age-12-kosher-mustard-sulphites',
    {
      age: 12,
      diagnosis: 'adhd',
      allergies: ['mustard', 'sulfites', 'egg'],
      dietary_preferences: ['kosher'],
      small_midday_appetite: true,
    },
    { avoids: ['mustard', 'sulphites', 'egg'], diets: ['kosher'] },
  ),
  benchProfile(
    'age-14-nine-allergens',
    {
      age: 14,
      allergies: [
        'milk',
        'egg',
        'fish',
        'shellfish',
        'tree nuts',
        'peanuts',
        'wheat',
        'soy',
        'sesame',
      ],
    },
    {
      avoids: [
        'milk',
        'egg',
        'fish',
        'shellfish',
        'tree-nuts',
        'coconut',
        'peanut',
        'wheat',
        'soy',
        'sesame',
      ],
    },
  ),
  benchProfile(
    'age-17-coeliac-celery-kiwi-gain',
    {
      age: 17,
      diagnosis: 'adhd',
      allergies: ['coeliac disease', 'celery', 'kiwi', 'strawberries'],
      behavioral_goals: ['weight gain'],
      dietary_preferences: ['no caffeine'],
      careful_chewing: true,
    },
    {
      avoids: ['gluten', 'celery'],
      diets: ['no-caffeine'],
      foods: { kiwi: ['kiwi', 'kiwifruit'], strawberry: ['strawberry', 'strawberries'] },
      chewsWithCare: true,
    },
  ),
]
