import { addChild, makePlan, registerParent } from '../../e2e/family.ts'

const parents = 8

/** Plans of 7 days a second while eight parents wait, each for one after the other, at processes in turn. */
export async function plansPerSecond(urls: readonly string[], seconds: number): Promise<number> {
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
      while (performance.now() - begin < seconds * 1000) {
        await makePlan(call, child.id)
        made += 1
      }
    }),
  )
  return made / ((performance.now() - begin) / 1000)
}
