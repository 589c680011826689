/**
 * Calls `stop` once the process that started this one is gone. npm runs a script in a shell, and a signal to npm ends
 * the shell alone: the service would go on with folder and port in its hands.
 */
export function whenParentEnds(stop: () => void, everyMs = 500): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, everyMs)
  timer.unref()
}
