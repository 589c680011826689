/** The app's own service worker: the one address of code that is given as text. */
export const serviceWorkerFile = '/service-worker.js'

/** What Radix puts into the page beside an open list, as text: its one use of `innerHTML`. */
export const listStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** The text itself where it is one of ours, else null: the browser then refuses it. */
export const trustedTexts = {
  createHTML: (text: string) => (text === listStyle ? text : null),
  createScriptURL: (address: string) => (address === serviceWorkerFile ? address : null),
}

interface TrustedTypes {
  createPolicy: (name: string, rules: typeof trustedTexts) => unknown
}

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types yet. */
    trustedTypes?: TrustedTypes
  }
}

/** The one policy under which the page takes a text for markup or code; it holds for all of its code. */
export function trustOwnTexts(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', trustedTexts)
}
