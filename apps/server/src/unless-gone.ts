/** What a call to the file system answers; `none` where its file or folder is not there, as it may be gone at any moment. */
export const unlessGone = <Answer, None>(
  answer: Promise<Answer>,
  none: None,
): Promise<Answer | None> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return none
    throw error
  })
