/** A reason not to start: one sentence that names the setting and the mend. */
export class StartupError extends Error {
  override name = 'StartupError'
}
