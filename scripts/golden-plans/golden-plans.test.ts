import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type GoldenHashes,
  type GoldenTable,
  goldenHashes,
  goldenTablePath,
} from './golden-hashes.ts'
import { goldenPlan, goldenSeeds } from './golden-plan.ts'
import { goldenProfiles } from './golden-profiles.ts'

const golden: GoldenTable = JSON.parse(readFileSync(goldenTablePath, 'utf8'))

const advice = `
To see what differs: npm run plans:golden -- FOLDER writes the plans; do so before and after, and compare the folders.
If parents are to read another plan: npm run plans:golden, and say why in the commit.`

function firstDifference(kept: GoldenHashes | undefined, made: GoldenHashes): string | null {
  if (!kept) return 'everything: there is no hash of it'
  return Object.entries(made).find(([part, hash]) => Reflect.get(kept, part) !== hash)?.[0] ?? null
}

describe.each(Object.entries(goldenProfiles))('the plans of %s', (profile, child) => {
  it.each(goldenSeeds)('are those of before, with seed %i', (seed) => {
    const kept = golden[profile]?.[`seed ${seed}`]
    const differs = firstDifference(kept, goldenHashes(goldenPlan(profile, child, seed)))
    expect(differs, `${profile}, seed ${seed} differs first in: ${differs}${advice}`).toBeNull()
  })
})

describe('the table of golden plans', () => {
  it('holds no other profiles', () => {
    expect(Object.keys(golden)).toEqual(Object.keys(goldenProfiles))
  })

  it('tells twelve profiles and three seeds apart', () => {
    const days = Object.values(golden).flatMap((seeds) =>
      Object.values(seeds).map((hashes) => hashes.days),
    )
    expect(new Set(days).size).toBe(36)
  })
})
