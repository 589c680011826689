import { Piscina } from 'piscina'

/** A task of a pool, marked with the account that it is done for; the mark stays on this side. */
export const taskOf = (account: string, request: object): object => ({
  ...request,
  [Piscina.queueOptionsSymbol]: { account },
})

const markOf = (task: object): unknown => Reflect.get(task, Piscina.queueOptionsSymbol)

function accountOf(task: object): string {
  const mark = markOf(task)
  return typeof mark === 'object' && mark !== null && 'account' in mark ? String(mark.account) : ''
}

/** What waits for a thread: one task of each account in turn, each account's own in their order. */
export class FairTaskQueue<Task extends object> {
  // The order of the keys is the order of turns.
  readonly #waiting = new Map<string, Task[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  waitingOf(account: string): number {
    return this.#waiting.get(account)?.length ?? 0
  }

  push(task: Task): void {
    const account = accountOf(task)
    const own = this.#waiting.get(account)
    if (own) own.push(task)
    else this.#waiting.set(account, [task])
    this.#size += 1
  }

  shift(): Task | null {
    const [next] = this.#waiting
    if (!next) return null
    const [account, [task = null, ...rest]] = next
    this.#waiting.delete(account)
    if (rest.length > 0) this.#waiting.set(account, rest)
    this.#size -= 1
    return task
  }

  remove(task: Task): void {
    const account = accountOf(task)
    const own = this.#waiting.get(account)
    if (!own) return
    const rest = own.filter((one) => one !== task)
    if (rest.length === own.length) return
    if (rest.length > 0) this.#waiting.set(account, rest)
    else this.#waiting.delete(account)
    this.#size -= 1
  }
}
