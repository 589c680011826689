import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildLanguage } from './build-language.ts'
import { foodPictures } from './food-pictures.ts'
import { lateCode } from './late-code.ts'
import { offlineApp } from './offline-app.ts'
import { sharedCode } from './shared-code.ts'

const requestKeyFile = fileURLToPath(new URL('./app/api/request-key.ts', import.meta.url))

const wordsIn = (folder: string) =>
  fileURLToPath(new URL(`${folder}/words/compiled/${buildLanguage}/`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#words\/(.*)$/, replacement: `${wordsIn('.')}$1.js` },
      { find: /^#localized\/(.*)$/, replacement: `${wordsIn('../../packages/contract')}$1.js` },
    ],
  },
  plugins: [tailwindcss(), reactRouter(), foodPictures(), lateCode(), offlineApp()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/plates': 'http://127.0.0.1:3000' } },
  // A font or picture inside a stylesheet could not be kept by the browser on its own.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedCode } },
      // The calendar's library asks for one at each event, and a page served without TLS has none.
      transform: { inject: { 'crypto.randomUUID': [requestKeyFile, 'requestKey'] } },
    },
  },
})
