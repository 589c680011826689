import { describe, expect, it } from 'vitest'
import { readPicture, writePicture } from './picture.ts'

describe('a picture as text', () => {
  it('is read as it was written', () => {
    for (const text of ['nuggets', 'box_sandwich-toast.ham-ham_pile.slice-red', 'waffle_variant']) {
      const picture = readPicture(text)
      expect(picture && writePicture(picture)).toBe(text)
    }
  })

  it.each([
    '',
    'red-apple-tree',
    'Nuggets',
    'nuggets..dot-pea',
    'nuggets_',
    '../nuggets',
    'nuggets_fries_soup_rice_toast',
    'soup.dot-pea.coin-carrot.leaf-leaf.bean-bean',
    'box_variant',
  ])('is not %j', (text) => {
    expect(readPicture(text)).toBeNull()
  })
})
