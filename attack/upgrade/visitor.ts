import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import type { Family } from '../family.ts'
import type { Balancer } from './balancer.ts'

const nameOf = (json: unknown): string | null =>
  typeof json === 'object' && json !== null && 'name' in json ? String(json.name) : null

const plansEvery = 40

/** A family that writes and reads what it wrote, and now and then asks for a plan, from any process. */
export function startVisitor({ token, childId }: Family, balancer: Balancer) {
  const path = `/api/children/${childId}`
  const wrong: string[] = []
  let stopped = false
  const visit = async (number: number) => {
    const body = JSON.stringify(buildChild({ name: `${number}` }))
    const { status } = await balancer.send({ method: 'PUT', path, token, body })
    const { json } = await balancer.send({ method: 'GET', path, token })
    if (status === 200 && nameOf(json) !== `${number}`) wrong.push(`${nameOf(json)} for ${number}`)
    await balancer.send({ method: 'GET', path: '/api/meal-plans', token })
    if (number % plansEvery !== 1) return
    await balancer.send({
      method: 'POST',
      path: '/api/meal-plans/generate',
      token,
      headers: { prefer: 'respond-async' },
      body: JSON.stringify({ child_id: childId, duration_days: 3 }),
    })
  }
  const visiting = (async () => {
    for (let number = 1; !stopped; number += 1) await visit(number)
  })()
  return {
    wrong,
    stop: async () => {
      stopped = true
      await visiting
    },
  }
}
