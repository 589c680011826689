import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = () =>
  [process.env.CHROMIUM_PATH, ...usual].find((path) => path !== undefined && existsSync(path))

/** Installs Chromium from the system's packages where the user may. */
function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (!existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium for the browser journeys ...')
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
}

/** The browser for the journeys, installed if need be; null where there is none to be had. */
export function chromiumPath(): string | null {
  if (!found()) install()
  return found() ?? null
}
