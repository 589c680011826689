import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'

/** Twelve made-up children: every band of age, and every kind of rule that shapes a plan. */
export const goldenProfiles: Readonly<Record<string, ProfileFacts>> = {
  'age 1, egg and peanut, soft food': buildFacts({
    age: 1,
    allergies: ['Eggs', 'peanut'],
    dietary_preferences: ['soft foods'],
    textures_avoided: ['crunchy', 'chewy'],
    careful_chewing: true,
  }),
  'age 3, milk, a few safe foods': buildFacts({
    age: 3,
    allergies: ['cow’s milk'],
    safe_foods: ['plain pasta', 'chicken nuggets', 'apple slices'],
    routine_level: 0.8,
  }),
  'age 3, no rule at all, a small midday appetite': buildFacts({
    age: 3,
    diagnosis: 'adhd',
    small_midday_appetite: true,
    weekday_minutes: 20,
  }),
  'age 5, vegetarian, sesame, five at table': buildFacts({
    age: 5,
    allergies: ['sesame'],
    dietary_preferences: ['vegetarian'],
    people_at_table: 5,
  }),
  'age 5, coeliac, refuses fish and peas': buildFacts({
    age: 5,
    allergies: ['celiac disease'],
    refused_foods: ['fish', 'peas', 'mushrooms'],
    behavioral_goals: ['fewer meltdowns'],
  }),
  'age 7, milk and peanuts, better sleep': buildFacts({
    allergies: ['milk', 'peanuts'],
    behavioral_goals: ['better sleep'],
    dietary_preferences: ['crunchy foods'],
    safe_foods: ['Goldfish', 'zorbly bites', 'banana'],
  }),
  'age 7, vegan, three at table': buildFacts({
    dietary_preferences: ['vegan'],
    people_at_table: 3,
    diagnosis: 'both',
  }),
  'age 9, halal, tree nuts, sauces apart': buildFacts({
    age: 9,
    diagnosis: 'adhd',
    allergies: ['tree nuts'],
    dietary_preferences: ['halal'],
    textures_avoided: ['sauce-apart', 'mixed'],
    routine_level: 0.4,
  }),
  'age 9, kosher, shellfish, a quick kitchen': buildFacts({
    age: 9,
    allergies: ['shellfish'],
    dietary_preferences: ['kosher', 'spicy food'],
    weekday_minutes: 30,
    people_at_table: 4,
  }),
  'age 13, soy, wheat and mustard, focus': buildFacts({
    age: 13,
    diagnosis: 'adhd',
    allergies: ['soy', 'wheat', 'mustard'],
    behavioral_goals: ['better focus'],
    people_at_table: 2,
  }),
  'age 15, eats seven foods, the same each day': buildFacts({
    age: 15,
    safe_foods: ['rice', 'chicken', 'fries', 'white bread', 'cheddar', 'apple juice', 'Cheerios'],
    refused_foods: ['vegetables', 'sauce'],
    routine_level: 1,
  }),
  'age 15, fish and eggs, kiwi, no pork, two weeks': buildFacts({
    age: 15,
    diagnosis: 'both',
    allergies: ['fish', 'eggs', 'kiwi'],
    dietary_preferences: ['no pork', 'lactose free'],
    behavioral_goals: ['more energy', 'less constipation'],
    people_at_table: 6,
  }),
}
