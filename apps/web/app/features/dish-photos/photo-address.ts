/** A picture as an address that an `img` takes: pages may show no `blob:`. */
export const photoAddress = (photo: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(photo)
  })
