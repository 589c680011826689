import { describe, expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { namesInShop } from './names-in-shop.ts'

describe('what a list calls what is bought for a food', () => {
  it('is the bun and the meat of a hamburger, and the food itself where shops sell it', () => {
    expect(namesInShop(['hamburger', 'banana'], buildProfile())).toEqual([
      'burger buns',
      expect.stringMatching(/ground beef/u),
      'bananas',
    ])
  })
})
