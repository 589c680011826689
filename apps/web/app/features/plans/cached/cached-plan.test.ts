import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../api/storage/memory-storage.ts'
import { userStorage, wipeUserStorage } from '../../../api/storage/user-storage.ts'
import { buildPlan } from '../build-plan.ts'
import { cachedFor } from './cached-here.ts'
import { cachedPlanId, forgetCachedPlan, keepPlan, readCachedPlan } from './cached-plan.ts'

const plan = buildPlan()
const keptAt = '2026-11-23T17:40:00.000Z'

describe('the copy of a plan on a device', () => {
  it('is the plan that was last opened, with the moment it was kept', () => {
    const storage = userStorage(memoryStorage(), 'u1')
    expect(cachedPlanId(storage)).toBeNull()
    keepPlan(storage, plan, keptAt)
    expect(readCachedPlan(storage, plan.id)).toEqual({ ...plan, keptAt })
    expect(cachedPlanId(storage)).toBe(plan.id)
    keepPlan(storage, { ...plan, id: 'another' }, keptAt)
    expect(readCachedPlan(storage, plan.id)).toBeNull()
  })

  it('is kept for nobody once the parent has logged out', () => {
    const storage = memoryStorage()
    const user = { id: 'u1', name: 'Kim', email: 'kim@example.com' }
    keepPlan(cachedFor(storage, null), plan, keptAt)
    expect(storage.length).toBe(0)
    keepPlan(cachedFor(storage, { token: 't', user }), plan, keptAt)
    expect(storage.length).toBe(1)
  })

  it('holds no profile of the child', () => {
    const storage = userStorage(memoryStorage(), 'u1')
    const profile_snapshot = {
      name: 'Robin',
      age: 7,
      age_given_on: '2026-11-20',
      diagnosis: 'autism' as const,
      allergies: ['milk'],
      behavioral_goals: [],
      dietary_preferences: [],
      safe_foods: [],
      refused_foods: [],
      textures_avoided: [],
      careful_chewing: false,
      routine_level: 0,
      weekday_minutes: null,
      small_midday_appetite: false,
      people_at_table: 1,
    }
    keepPlan(storage, { ...plan, profile_snapshot }, keptAt)
    expect(readCachedPlan(storage, plan.id)?.profile_snapshot).toBeNull()
  })

  it('is not read by another user, and goes at logout', () => {
    const device = memoryStorage()
    keepPlan(userStorage(device, 'u1'), plan, keptAt)
    expect(readCachedPlan(userStorage(device, 'u2'), plan.id)).toBeNull()
    wipeUserStorage(device)
    expect(device.length).toBe(0)
  })

  it('goes when the plan is gone, and only then', () => {
    const storage = userStorage(memoryStorage(), 'u1')
    keepPlan(storage, plan, keptAt)
    forgetCachedPlan(storage, 'another')
    expect(readCachedPlan(storage, plan.id)).not.toBeNull()
    forgetCachedPlan(storage, plan.id)
    expect(readCachedPlan(storage, plan.id)).toBeNull()
  })

  it.each(['', '{', '[]', '{"keptAt":1,"plan":{}}', '{"keptAt":"now","plan":{"id":"x"}}'])(
    'counts what is stored as %j as none',
    (stored) => {
      const storage = userStorage(memoryStorage(), 'u1')
      storage.write('plan', stored)
      expect(readCachedPlan(storage, 'x')).toBeNull()
    },
  )
})
