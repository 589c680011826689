import { expect, it } from 'vitest'
import { parts, readAttackOptions } from './attack-options.ts'

it('runs every part at its full size where nothing is said', () => {
  expect(readAttackOptions([])).toMatchObject({
    parts,
    requests: 30_000,
    hostile: 100_000,
    guesses: 400,
    kills: 40,
    serverKills: 20,
    outages: 15,
  })
})

it('can be scaled down to some parts and fewer tries', () => {
  expect(readAttackOptions(['fuzz', 'kills', '--requests', '3000', '--kills', '4'])).toMatchObject({
    parts: ['fuzz', 'kills'],
    requests: 3000,
    kills: 4,
    serverKills: 20,
  })
})

it('attacks this version, or that of a commit', () => {
  expect(readAttackOptions([]).at).toBeNull()
  expect(readAttackOptions(['floods', '--at', 'bfbe46b5']).at).toBe('bfbe46b5')
})

it('plants what does not hold only where it is told to', () => {
  expect(readAttackOptions([]).parts).not.toContain('planted')
  expect(readAttackOptions(['planted']).parts).toEqual(['planted'])
})

it.each([[['all']], [['--kills', 'many']], [['--requests', '-1']], [['--seed', '1.5']]])(
  'refuses %j',
  (args) => {
    expect(() => readAttackOptions(args)).toThrow()
  },
)
