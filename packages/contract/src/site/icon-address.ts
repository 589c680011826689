/** The picture of the app, at the head of its pages and in tabs. */
export const iconAddress = '/pictures/green-salad.svg'
