/** Raised whenever a rule, a vocabulary or a food's flags change what a child may be given. */
export const rulesVersion = '2026-11-28.141'
