import './loading/load-quickly.mjs'
import { pathToFileURL } from 'node:url'
import '../../../scripts/require-fresh-data.mjs'
import { bundledService } from '../../../scripts/bundle/service-bundle.mjs'

// Linked only after the check: an import of data that was never compiled ends in words of Node.
const bundled = bundledService()
if (bundled) await import(pathToFileURL(bundled).href)
else await import('./run-service.ts')
