import { beforeAll, describe, expect, it } from 'vitest'
import { type Cruise, cruise } from './cruise.ts'

const start = 'apps/server/src/run-service.ts'

/** The modules that are loaded with another one: by imports of values that wait for no call. */
function loadedWith(source: string, { modules }: Cruise): ReadonlySet<string> {
  const dependenciesOf = new Map(modules.map((module) => [module.source, module.dependencies]))
  const loaded = new Set([source])
  for (const one of loaded)
    for (const { resolved, dynamic, dependencyTypes = [] } of dependenciesOf.get(one) ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) loaded.add(resolved)
  return loaded
}

describe('a start of the service', { timeout: 120_000 }, () => {
  let loaded: ReadonlySet<string>
  let known: ReadonlySet<string>

  beforeAll(async () => {
    const cruised = await cruise(start)
    loaded = loadedWith(start, cruised)
    known = new Set(cruised.modules.map(({ source }) => source))
  }, 120_000)

  it.each([
    'packages/foods/compiled/foods.js',
    'packages/foods/compiled/typed.js',
    'packages/recipes/compiled/recipes.js',
  ])('does without %s, which threads and calls load', (table) => {
    expect(known).toContain(table)
    expect(loaded).not.toContain(table)
  })

  it('loads the routes', () => {
    expect(loaded).toContain('apps/server/src/app.ts')
  })
})
