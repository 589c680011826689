import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p99Ms: number
}

const connections = 50

/** What one address answers under 50 connections. Throws where any answer is not 200. */
export async function loadOf(url: string, token: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`)
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}
