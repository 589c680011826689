import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { doorsOfFeatures, doorsOfRooms } from '../apps/web/doors.ts'
import { cruisePlanted } from './cruise.ts'

const features = 'apps/web/app/features'

async function rulesBroken(folder: string, source: string): Promise<string[]> {
  const { summary } = await cruisePlanted(`${folder}/planted-for-a-test.ts`, `${source}\n`)
  return summary.violations
    .filter(({ from }) => from.endsWith('planted-for-a-test.ts'))
    .map(({ rule }) => rule.name)
}

const doors = [doorsOfFeatures, doorsOfRooms].flatMap((table) =>
  Object.entries(table).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`)),
)

describe('the doors of the web app', () => {
  it.each(doors)('%s is there', (door) => {
    const endings = ['ts', 'tsx'].filter((ending) => existsSync(`${features}/${door}.${ending}`))
    expect(endings).toHaveLength(1)
  })

  it.each([
    [
      'a feature may not import the inside of another',
      `${features}/goal-ticks`,
      "import '../plans/shown-plan.ts'",
      'a-feature-has-doors',
    ],
    [
      'a door between two rooms is none to another feature',
      `${features}/goal-ticks`,
      "import '../plans/changing/swap-dish.tsx'",
      'a-feature-has-doors',
    ],
    [
      'a room may not import the inside of another',
      `${features}/plans/shopping`,
      "import '../changing/use-toggle-lock.ts'",
      'a-room-has-doors',
    ],
    [
      'what all rooms share may not import a room, not even its door',
      `${features}/plans`,
      "import './changing/swap-dish.tsx'",
      'what-rooms-share-knows-no-room',
    ],
    [
      'a primitive may not know a feature',
      'apps/web/app/ui/page',
      "import '../../features/subscriptions/use-subscription.ts'",
      'ui-and-api-know-no-feature',
    ],
  ])(
    '%s',
    async (_, folder, source, rule) => {
      expect(await rulesBroken(folder, source)).toEqual([rule])
    },
    60_000,
  )

  it('opens a door to another feature, and to a room what all rooms share', async () => {
    expect(
      await rulesBroken(
        `${features}/plans/list`,
        "import '../../subscriptions/use-subscription.ts'\nimport '../shown-plan.ts'",
      ),
    ).toEqual([])
  }, 60_000)
})
