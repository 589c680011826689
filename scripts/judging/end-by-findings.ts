/** How much a process has judged, and how much of it does not hold. */
export interface Judged {
  judged: number
  found: number
}

/**
 * From now on this process ends with 0 only where all is well as it ends, whatever a library that hooks the exit makes
 * of the code. Another code than 0 stays.
 */
export function endWithZeroOnlyIf(isWell: () => boolean): void {
  process.on('exit', (code) => {
    if (!isWell()) process.exitCode = code || 1
  })
}

/** An exit would cut off what is still on its way to a reader that is slow. */
const printed = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write('', resolve))

/**
 * How a process that judges ends: with 0 where something was judged and nothing found, else with 1; also where it fails
 * or is ended before it has judged.
 */
export async function endByFindings(judge: () => Judged | Promise<Judged>): Promise<never> {
  let isWell = false
  endWithZeroOnlyIf(() => isWell)
  try {
    const { judged, found } = await judge()
    if (judged === 0) console.error('Nothing was judged: that is a failure.')
    isWell = judged > 0 && found === 0
  } catch (error) {
    console.error(error)
  }
  await Promise.all([process.stdout, process.stderr].map(printed))
  // Again, as the last to be asked: what was loaded meanwhile may have hooked the exit.
  endWithZeroOnlyIf(() => isWell)
  process.exit(isWell ? 0 : 1)
}
