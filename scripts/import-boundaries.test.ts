import { describe, expect, it } from 'vitest'
import { cruise, cruisePlanted } from './cruise.ts'

describe('import boundaries', () => {
  it('are checked over the modules that there are, and hold', async () => {
    const { summary } = await cruise('packages', 'apps', 'scripts')
    expect(summary.totalCruised).toBeGreaterThan(50)
    expect(summary.violations).toEqual([])
  }, 60_000)

  it.each([
    ['the planner may not read files', 'packages/planner/src', "import 'node:fs'"],
    [
      'the planner may not know the contract',
      'packages/planner/src',
      "import '../../contract/src/limits.ts'",
    ],
    [
      'the composing of plans may not know the server',
      'packages/meal-plans/src/compose',
      "import '../../../../apps/server/src/errors.ts'",
    ],
    ['the composing of plans may not read files', 'packages/meal-plans/src', "import 'node:fs'"],
    [
      'the planner may not know the composing of plans',
      'packages/planner/src',
      "import '../../meal-plans/src/compose/compose-plan.ts'",
    ],
    [
      'the making of plans may not know the changing of plans',
      'apps/server/src/plans/generations/making',
      "import '../../changing/make-revision.ts'",
    ],
    [
      'foods may not know the planner',
      'packages/foods/src',
      "import '../../planner/src/recipe.ts'",
    ],
    [
      'the contract may not import a library other than zod',
      'packages/contract/src',
      "import 'fastify'",
    ],
    [
      'the web app may not know the foods',
      'apps/web/app',
      "import '../../../packages/foods/src/foods.ts'",
    ],
    [
      'the safety check may not read the flags of foods',
      'packages/foods/src/safety-check',
      "import '../kept-out.ts'",
    ],
  ])(
    '%s',
    async (_, folder, source) => {
      const { summary } = await cruisePlanted(`${folder}/planted-for-a-test.ts`, `${source}\n`)
      expect(summary.error).toBeGreaterThan(0)
    },
    60_000,
  )
})
