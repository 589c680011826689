/** Of errors that end once the folder of keys, or the service that holds them, is there again. */
export const keysMissingCode = 'EKEYMISSING'
