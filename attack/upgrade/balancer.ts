import { faultOf, type Sent, send } from '../requests/send.ts'

/**
 * Sends as a balancer does: to each process in turn that takes connections, and once more elsewhere what no process
 * has got.
 */
export function openBalancer() {
  const urls: string[] = []
  const faults: string[] = []
  let turn = 0
  let sent = 0
  return {
    add: (url: string) => {
      urls.push(url)
    },
    /** From now on nothing new goes there; what is on its way ends. */
    drop: (url: string) => {
      urls.splice(urls.indexOf(url), 1)
    },
    send: async (request: Sent) => {
      turn += 1
      sent += 1
      const answer = await send(urls[turn % urls.length] ?? '', request)
      const fault = faultOf(answer) ?? (answer.status >= 500 ? `${answer.status}` : null)
      if (fault) faults.push(`${request.method} ${request.path}: ${fault}`)
      return answer
    },
    sent: () => sent,
    faults: () => faults,
  }
}

export type Balancer = ReturnType<typeof openBalancer>
