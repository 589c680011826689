import type { ChildBody } from '@brightplate/contract/child/child'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { type ChildFormValues, childFormValues, emptyChildForm } from '../child-form-values.ts'
import { childFormResolver } from './child-form-resolver.ts'

const options: ResolverOptions<ChildFormValues> = {
  fields: {},
  shouldUseNativeValidation: undefined,
}

async function resolve(changes: Partial<ChildFormValues>) {
  const typed: ChildFormValues = {
    ...emptyChildForm,
    name: 'Sam',
    age: '7',
    diagnosis: 'autism',
    ...changes,
  }
  const { values, errors } = await childFormResolver(typed, undefined, options)
  const complaints: FieldErrors<ChildFormValues> = errors
  return { values: values as Partial<ChildBody>, errors: complaints }
}

describe('the form of a child', () => {
  it('sends what was typed as the contract takes it §5.9', async () => {
    const { values } = await resolve({
      routine_level: '0.5',
      weekday_minutes: '25',
      people_at_table: '4',
      textures_avoided: ['smooth'],
      refused_foods: ['broccoli'],
    })
    expect(values).toMatchObject({
      age: 7,
      routine_level: 0.5,
      weekday_minutes: 25,
      people_at_table: 4,
      textures_avoided: ['smooth'],
      refused_foods: ['broccoli'],
    })
  })

  it('clears a number that was emptied', async () => {
    const { values } = await resolve({
      weekday_minutes: '',
      people_at_table: ' ',
      weekly_budget: '',
    })
    expect(values).toMatchObject({
      weekday_minutes: null,
      people_at_table: null,
      weekly_budget: null,
    })
  })

  it('sends the energy that a clinician set, clears it where it is emptied, and says what is wrong with it', async () => {
    const of = async (energy_target_kcal: string) => {
      const { values, errors } = await resolve({ energy_target_kcal })
      return errors.energy_target_kcal?.message ?? values.energy_target_kcal
    }
    expect(await of('1400')).toBe(1400)
    expect(await of(' ')).toBeNull()
    for (const wrong of ['299', '6001', '1400.5', 'many']) {
      expect(await of(wrong)).toBe('Enter whole kcal a day from 300 to 6000, or leave it empty.')
    }
    expect([await of('300'), await of('6000')]).toEqual([300, 6000])
  })

  it('sends what is said of foods, and a skipped question as no answer', async () => {
    const foods_said = [{ food: 'fries', says: 'not_now' as const, said_on: '2026-09-01' }]
    const said = async (safe_foods_nearly_all: ChildFormValues['safe_foods_nearly_all']) =>
      (await resolve({ safe_foods_nearly_all, foods_said, new_foods: 'none' })).values
    expect(await said('yes')).toMatchObject({
      safe_foods_nearly_all: true,
      foods_said,
      new_foods: 'none',
    })
    expect((await said('no')).safe_foods_nearly_all).toBe(false)
    expect((await said('')).safe_foods_nearly_all).toBeNull()
  })

  it('says at its field what a number may be', async () => {
    const { errors } = await resolve({
      weekday_minutes: '4',
      people_at_table: '2.5',
      weekly_budget: '9',
    })
    expect(errors.weekly_budget?.message).toContain('10 to 2000')
    expect(errors.weekday_minutes?.message).toContain('5 to 240')
    expect(errors.people_at_table?.message).toContain('1 to 12')
  })

  it('asks for an age that is missing §5.7', async () => {
    const { errors } = await resolve({ age: '' })
    expect(errors.age?.message).toBe('Enter an age in years.')
  })

  it('shows a saved child as it was sent', async () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const child = {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Sam',
      age: 7,
      age_given_on: '2026-11-20',
      created_at: '2026-11-20T12:00:00.000Z',
      diagnosis: 'both' as const,
      allergies: ['milk'],
      behavioral_goals: [],
      dietary_preferences: [],
      safe_foods: ['plain pasta'],
      refused_foods: [],
      textures_avoided: ['chewy' as const],
      careful_chewing: true,
      routine_level: 0.3,
      weekday_minutes: null,
      kitchen_minutes_weekday: 25,
      kitchen_minutes_weekend: null,
      cooked_meals_week: 4,
      small_midday_appetite: true,
      same_dinner_for_all: true,
      people_at_table: 3,
      eaters: [
        {
          child_id: null,
          name: 'Nana',
          age: 70,
          allergies: ['egg'],
          dietary_preferences: [],
        },
      ],
      weekly_budget: 90,
      measures: 'metric' as const,
      energy_target_kcal: 1500,
    }
    const { values } = await resolve(childFormValues(child, now))
    const { id: _, age_given_on: __, created_at: ___, ...sent } = child
    expect(values).toEqual({
      ...sent,
      eaters: [{ name: 'Nana', age: 70, allergies: ['egg'], dietary_preferences: [] }],
      answers: [],
      labels_read: [],
      safe_foods_nearly_all: null,
      new_foods: 'weekly',
      foods_said: [],
      red_flags: null,
      formula: null,
    })
  })

  it('names what is wrong of a formula at its own field', async () => {
    const long = await resolve({ formula_name: 'PediaSure', formula_amount: 'x'.repeat(61) })
    expect(long.errors.formula_amount?.message).toBe('Use at most 60 characters.')
    const fits = await resolve({ formula_name: 'PediaSure', formula_amount: 'x'.repeat(60) })
    expect(fits.values.formula).toEqual({ name: 'PediaSure', amount: 'x'.repeat(60) })
    expect((await resolve({})).values.formula).toBeNull()
  })
})
