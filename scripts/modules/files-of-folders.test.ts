import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const most = 15

const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))

describe('folders', () => {
  it(`hold ${most} files beside their tests at the most`, () => {
    const passing = [...Map.groupBy(sources, dirname)]
      .filter(([, files]) => files.length > most)
      .map(([folder]) => folder)
    expect(passing).toEqual([])
  })
})
