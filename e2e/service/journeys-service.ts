/** What the global set-up tells the workers, through their environment. */
const names = { url: 'JOURNEYS_URL', folder: 'JOURNEYS_FOLDER', started: 'JOURNEYS_STARTED_DATA' }

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the journeys are run by Playwright.`)
  return value
}

/** The service that all journeys use. */
export const requireJourneysService = () => ({
  url: required(names.url),
  folder: required(names.folder),
})

/** The data of a service that was started and stopped once: a service of a journey's own begins with a copy. */
export const requireStartedData = (): string => required(names.started)

export function tellWorkers(messages: Record<keyof typeof names, string>): void {
  process.env[names.url] = messages.url
  process.env[names.folder] = messages.folder
  process.env[names.started] = messages.started
}
