import { type Family, newFamily } from './family.ts'
import { send } from './requests/send.ts'

/** Fewer than an account may have waiting. */
const ofOneFamily = 6
const pollMs = 500

/** Asks for plans without waiting for them, and later looks what became of them. */
export function openAcceptedJobs() {
  const accepted: { token: string; id: string }[] = []
  let family: Family | null = null
  let asked = 0
  const statusOf = async (url: string, { token, id }: { token: string; id: string }) => {
    const { json } = await send(url, { method: 'GET', path: `/api/meal-plans/jobs/${id}`, token })
    return typeof json === 'object' && json !== null && 'status' in json ? json.status : null
  }
  return {
    ask: async (url: string) => {
      if (!family || asked % ofOneFamily === 0) family = await newFamily(url)
      asked += 1
      const { status, json } = await send(url, {
        method: 'POST',
        path: '/api/meal-plans/generate',
        token: family.token,
        headers: { prefer: 'respond-async' },
        body: JSON.stringify({ child_id: family.childId, duration_days: 7 }),
      })
      if (status === 202 && typeof json === 'object' && json !== null && 'id' in json) {
        accepted.push({ token: family.token, id: String(json.id) })
      }
    },
    /** Waits until all have ended or the time is up; answers with each job's state and the ms that it took. */
    outcome: async (url: string, mostMs: number) => {
      const start = performance.now()
      let states = await Promise.all(accepted.map((job) => statusOf(url, job)))
      const open = () => states.some((state) => state !== 'done' && state !== 'failed')
      while (open() && performance.now() - start < mostMs) {
        await new Promise((resolve) => setTimeout(resolve, pollMs))
        states = await Promise.all(accepted.map((job) => statusOf(url, job)))
      }
      return { states, ms: performance.now() - start }
    },
  }
}
