const soonMs = 200

/** For what is wanted later: it never makes a finger wait that taps now. */
export function whenIdle(work: () => void): void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, soonMs)
}
