/** What lies over the page behind a sheet. */
export const veil = 'fixed inset-0 z-30 bg-veil'

/** A sheet: from the bottom of a phone, and from the side of a desk. */
export const sheetStyle =
  'fixed inset-x-0 bottom-0 z-30 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-card bg-card px-5 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-soft sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-[min(30rem,100%)] sm:rounded-none sm:border-line sm:border-l'
