/** The last level of the schema before data was sealed, as the journal of migrations names it. */
export const levelBeforeSealing = 1795341029642
