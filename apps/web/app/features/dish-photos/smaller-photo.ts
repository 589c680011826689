/** Of its longer side, in pixels: sharp on every phone, and a few hundred kilobytes. */
const longestSide = 1280
const quality = 0.82

/**
 * The picture drawn again as a JPEG, upright and no larger than needed. Only its pixels come along: when, where and
 * with what it was taken do not. Rejects for a file that the browser cannot read as a picture.
 */
export async function smallerPhoto(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  // What shines through would come out black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!drawn) throw new Error('The picture could not be drawn')
  return new File([drawn], 'photo.jpg', { type: 'image/jpeg' })
}
