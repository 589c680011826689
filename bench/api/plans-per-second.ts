import { addChild, makePlan, registerParent } from '../../e2e/service/family.ts'

const parents = 8

/** Eight parents who wait, each for one plan of 7 days after the other, at processes in turn. */
async function keepWaiting(
  urls: readonly string[],
  goesOn: (made: number) => boolean,
): Promise<{ made: number; seconds: number }> {
  const families = await Promise.all(
    Array.from({ length: parents }, async (_, at) => {
      const { call } = await registerParent(urls[at % urls.length] ?? '')
      return { call, child: await addChild(call) }
    }),
  )
  // The threads that plan are there before the clock starts.
  await Promise.all(families.map(({ call, child }) => makePlan(call, child.id)))
  const begin = performance.now()
  let made = 0
  await Promise.all(
    families.map(async ({ call, child }) => {
      while (goesOn(made)) {
        await makePlan(call, child.id)
        made += 1
      }
    }),
  )
  return { made, seconds: (performance.now() - begin) / 1000 }
}

/** Plans of 7 days a second while eight parents wait. */
export async function plansPerSecond(urls: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const done = await keepWaiting(urls, () => performance.now() < until)
  return done.made / done.seconds
}

export async function makePlans(url: string, plans: number): Promise<void> {
  await keepWaiting([url], (made) => made < plans - parents)
}
