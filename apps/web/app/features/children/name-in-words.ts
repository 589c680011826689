/** The name for a sentence; a form may be asked before it holds one. */
export const nameInWords = (name: string): string => name.trim() || 'your child'
