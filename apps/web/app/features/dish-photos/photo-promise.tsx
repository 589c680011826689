import * as words from '#words/dish-photos/photos'

/** What becomes of a photo. */
export const PhotoPromise = () => <p>{words.promise}</p>
