/** What becomes of a photo. */
export const PhotoPromise = () => (
  <p>
    Your photo takes the place of our drawing. It is made smaller on this device, and where, when
    and with what it was taken is left out. It is kept sealed with a key of your family and shown to
    you alone: not in what you print or share, and not to a language model.
  </p>
)
