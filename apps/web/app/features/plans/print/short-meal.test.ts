import type { Meal, PlatePart } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { shortMeal } from './short-meal.ts'

const days = [buildDay(1, '2026-11-23'), buildDay(2, '2026-11-24')]
const dinner = days[0]?.dinner ?? { name: '', ingredients: [], prep_time: '', benefits: '' }

const short = (changes: Partial<Meal> = {}, child_name: string | null = 'Robin') =>
  shortMeal(
    { slot: 'dinner', word: 'Dinner', dish: { ...dinner, ...changes } },
    { child_name, profile_snapshot: null },
    days,
  )

const part = (name: string, changes: Partial<PlatePart> = {}): PlatePart => ({
  name,
  role: 'main',
  typed: null,
  energy_kcal: 100,
  ingredients: [`1 ${name} (50 g)`],
  grams: 50,
  ...changes,
})

const plate = (...parts: PlatePart[]) => ({
  parts,
  ingredients: parts.flatMap(({ ingredients }) => ingredients),
})

describe('a meal in few lines', () => {
  it('has its name and every amount, and no step', () => {
    expect(short({ ingredients: ['1 cup pasta', '2 tbsp oil'], steps: ['Boil it.'] })).toEqual({
      key: 'dinner',
      slot: 'Dinner',
      name: 'Pasta bake',
      amounts: '1 cup pasta · 2 tbsp oil',
      notes: [],
    })
  })

  it('says what another must not eat, what is for the others and what nobody checked', () => {
    const { amounts, notes } = short(
      plate(
        part('Pasta', { apart_steps: ['Boil it apart.'] }),
        part('Chicken', { for_others: { portions: 2, from_pot: ['plain chicken'] } }),
        part('zqxv', { typed: 'zqxv', ingredients: [] }),
      ),
    )
    expect(amounts).toBe('1 Pasta (50 g) · 1 Chicken (50 g)')
    expect(notes).toEqual([
      'Pasta, prepared apart: someone else must not eat it',
      'Chicken, for the others',
      'If Robin likes, before anything goes on it: plain chicken.',
      'zqxv: Not checked by us. Read every label.',
    ])
  })

  it('says from which meal it is left over, for which it is cooked too, and whose plate is whose', () => {
    const leftover = {
      day: 1,
      slot: 'lunch' as const,
      kept: 'fridge' as const,
      fresh: { steps: [], active_minutes: 0, total_minutes: 0 },
    }
    expect(short({ leftover }).notes).toEqual([
      'Left over from lunch on Monday, November 23, kept in the fridge.',
    ])
    const cooked_for = {
      day: 2,
      slot: 'lunch' as const,
      kept: 'fridge' as const,
      ingredients: ['2 cups pasta'],
      steps: [],
    }
    expect(short({ cooked_for }).notes).toEqual([
      'Cooked once for lunch on Tuesday, November 24 too. The plan has the amounts for both meals.',
    ])
    const forThree = short({ people: 3, ...plate(part('Pasta'), part('Peas')) })
    expect(forThree.amounts).toBe('For 3: 1 Pasta (50 g) · 1 Peas (50 g)')
    expect(forThree.notes).toEqual(['Robin’s plate: Pasta (50 g), Peas (50 g).'])
    const pasta = part('Pasta', { apart_steps: ['Boil it.'], people: 1 })
    const apart = short({ people: 3, ...plate(pasta, part('Peas')) })
    expect(apart.amounts).toBe('For Robin: 1 Pasta (50 g); For 3: 1 Peas (50 g)')
    expect(apart.notes).toEqual([
      'Pasta, prepared apart: someone else must not eat it',
      'Robin’s plate: Pasta (50 g), Peas (50 g).',
      'The others need something in place of Pasta.',
    ])
    const text = { key: 'plate', params: {}, text: 'pasta' }
    const sibling = { child_id: 'a', parts: [], left_out: [], text }
    expect(short({ plates: [sibling] }).notes).toEqual(['Your other child’s plate: pasta.'])
    expect(short({ name: 'Pasta', plates: [sibling] }).notes).toEqual([])
    expect(short({ beside: ['nuggets'] }).notes).toEqual([
      'Beside it: nuggets. Not checked by us. Read every label.',
    ])
  })
})
