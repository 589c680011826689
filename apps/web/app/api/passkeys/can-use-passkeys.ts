/** Whether this browser has passkeys at all; on a page without https none has. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'
