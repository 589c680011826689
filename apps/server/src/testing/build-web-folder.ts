import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { servedPage } from '@brightplate/contract/site/served-page'

const page = (path: string, text: string) =>
  [
    `<html lang="en" data-origin="${servedPage.originPlaceholder}" data-claims="hipaa soc2 ssl gdpr" data-contact="closed" data-mail="help@example.invalid">`,
    `<link rel="canonical" href="${servedPage.originPlaceholder}${path}"/>`,
    `<p>${text}</p><li data-claim="hipaa">HIPAA compliant</li>`,
    `<script>start(${JSON.stringify(text)})</script></html>`,
  ].join('')

const files = {
  'index.html': page('/', 'Landing'),
  'about/index.html': page('/about', 'About'),
  'es/index.html': page('/es', 'Inicio'),
  'es/about/index.html': page('/es/about', 'Acerca de'),
  'es/not-found/index.html': page('/es/not-found', 'No encontramos esta página'),
  'es/__spa-fallback.html': page('', 'Cargando'),
  'es/service-worker.js': 'instalar()',
  'not-found/index.html': page('/not-found', 'We could not find this page'),
  '__spa-fallback.html': page('', 'Loading'),
  'assets/app-abc123.js': 'start()',
  'assets/app-abc123.js.gz': 'packed',
  'service-worker.js': 'install()',
  'pictures/pear.svg': '<svg/>',
  [servedPage.routesFile]: JSON.stringify(['/dashboard', '/children/:id']),
}

/** Fills a folder with a small web app as the build leaves it; `without` leaves a file out. */
export async function buildWebFolder(folder: string, without?: keyof typeof files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    if (name === without) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
